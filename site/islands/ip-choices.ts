import { complexities, disputeTypes, industries, type IpChoices, revenueBands } from '#calculators/ip-claim.ts'

type Table = Record<string, { label: string }>

/** The four selects in order, each with the table that its options come from. */
export const ipSelects = [
  { name: 'revenue', table: revenueBands },
  { name: 'industry', table: industries },
  { name: 'dispute', table: disputeTypes },
  { name: 'complexity', table: complexities },
] as const satisfies { name: keyof IpChoices; table: Table }[]

export function optionsOf(table: Table): { value: string; label: string }[] {
  return Object.entries(table).map(([value, { label }]) => ({ value, label }))
}

/** What the four selects say; undefined until each of them says something. */
export function readChoices(answers: FormData): IpChoices | undefined {
  const choices = Object.fromEntries(ipSelects.map(({ name }) => [name, answers.get(name)]))
  return isComplete(choices) ? choices : undefined
}

function isComplete(choices: Record<string, unknown>): choices is Record<string, unknown> & IpChoices {
  return ipSelects.every(({ name, table }) => {
    const value = choices[name]
    return typeof value === 'string' && Object.hasOwn(table, value)
  })
}

/** The choices in words, e.g. “Patent defense, Life sciences, $50 million to $1 billion, Complex”. */
export function describeChoices({ revenue, industry, dispute, complexity }: IpChoices): string {
  const { label: size } = revenueBands[revenue]
  return [disputeTypes[dispute].label, industries[industry].label, size, complexities[complexity].label].join(', ')
}
