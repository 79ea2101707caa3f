/** What a page costs a visitor before any interaction: compressed bytes, and requests to other companies. */
export interface Weight {
  html: number
  css: number
  fonts: number
  script: number
  /** How many requests go to other companies. */
  elsewhere: number
}

export type Budget = Weight

// A service page may also hold a calculator's or a form's styles.
const ordinary: Budget = { html: 22_000, css: 14_500, fonts: 50_000, script: 3_000, elsewhere: 0 }

const special: Record<string, Partial<Budget>> = {
  '/': { html: 25_000, css: 12_000 },
  // The analyzer's frame and the quote tool's tab belong to the page: the specification has them open by themselves.
  '/services/commercial': { elsewhere: 1 },
  '/get-quote': { elsewhere: 1 },
  // The list of testimonials loads by itself, and with it React.
  '/testimonials': { script: 80_000 },
}

/** What every page loads: `site/shell.ts` and the lines that run before the first paint. */
export const shellBudget = 2_000

function budgetOf(path: string): Budget {
  return { ...ordinary, ...special[path] }
}

/** The parts of a page that cost more than they may, in words; `asked` lists the addresses at other companies. */
export function overBudget(path: string, weight: Weight & { asked?: string[] }): string[] {
  const budget = budgetOf(path)
  const parts = ['html', 'css', 'fonts', 'script', 'elsewhere'] as const
  return parts
    .filter((part) => weight[part] > budget[part])
    .map((part) => {
      const addresses = part === 'elsewhere' && weight.asked ? `: ${weight.asked.join(', ')}` : ''
      return `${path}: ${part} ${weight[part]}, at most ${budget[part]}${addresses}`
    })
}
