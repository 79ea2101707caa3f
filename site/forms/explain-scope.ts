import { scopeFormWords as words } from '#content/words/scope-form.ts'
import { type FieldProblems } from '#contracts/contract.ts'
import { consents, medicareProducts, missingConsents, missingProduct } from '#contracts/scope-of-appointment.ts'

const boxes = new Set<string>([...consents, ...medicareProducts.map(({ name }) => name)])

/** The notice of what is missing, in the specification's order: the fields themselves first, then consents, then products. */
export function explainScope(faults: FieldProblems): { title: string; text: string } | undefined {
  if (Object.keys(faults).some((name) => !boxes.has(name))) return undefined
  if (consents.some((name) => faults[name] !== undefined))
    return { title: words.missingConsents, text: missingConsents }
  return { title: words.missingProduct, text: missingProduct }
}
