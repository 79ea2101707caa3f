const types = ['quote', 'contact', 'testimonial']

/** The query string's type if it names one, else the remembered one, else contact. */
export function chooseThanks(search: string, remembered: string | null): string {
  const asked = new URLSearchParams(search).getAll('type')
  const named = [asked.length === 1 ? asked[0] : undefined, remembered].find((type) => types.includes(type ?? ''))
  return named ?? 'contact'
}
