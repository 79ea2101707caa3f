import { type Finding } from './finding.ts'

interface Figures {
  basis: Record<string, string>
}

/** Marketing figures that nobody has written down a proof for. */
export function findMissingBasis({ basis }: Figures): Finding[] {
  return Object.entries(basis)
    .filter(([, proof]) => proof.trim() === '')
    .map(([figure]) => ({
      kind: 'missing basis',
      where: `agency.figures.basis.${figure}`,
      what: `say what proves agency.figures.${figure}`,
    }))
}
