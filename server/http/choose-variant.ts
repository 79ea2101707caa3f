import { type SiteFile, type Variant } from './site-files.ts'

/** The smallest coding the browser takes; a quality of 0 means it does not. */
export function chooseVariant({ variants }: SiteFile, acceptEncoding: string | undefined): Variant {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, quality === undefined ? 1 : Number(quality)] as const
    }),
  )
  const takes = (coding: string) => (accepted.get(coding) ?? accepted.get('*') ?? 0) > 0
  const coded = variants.filter(({ coding }) => coding !== undefined && takes(coding))
  return coded.toSorted((one, other) => one.body.length - other.body.length)[0] ?? variants[0]
}
