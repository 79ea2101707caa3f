/** A browser that is not Chromium, driven as a visitor would use it. Selectors are CSS, expressions run in the page. */
export interface Engine extends AsyncDisposable {
  name: 'Firefox' | 'WebKitGTK'
  open: (url: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  click: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  press: (key: 'Escape' | 'Enter') => Promise<void>
  evaluate: <Value>(expression: string) => Promise<Value>
}

/** Waits until an expression is true in the page; throws with the expression after five seconds. */
export async function until(engine: Engine, expression: string): Promise<void> {
  const deadline = Date.now() + 5_000
  while (!(await engine.evaluate<boolean>(`Boolean(${expression})`))) {
    if (Date.now() > deadline) throw new Error(`${engine.name}: never became true: ${expression}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
