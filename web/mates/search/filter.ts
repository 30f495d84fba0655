import type { DirectoryFilter } from '#contract/mates.ts'

export const filterFields = [
  ['specialty', 'Specialty'],
  ['city', 'City'],
  ['state', 'State'],
  ['hospital', 'Hospital'],
  ['college', 'College'],
  ['language', 'Language'],
] as const

/** What the address asks of the directory; nothing where it asks nothing. */
export function filterOf(params: URLSearchParams): DirectoryFilter | undefined {
  const filter: DirectoryFilter = {}
  for (const name of ['q', ...filterFields.map(([name]) => name)] as const) {
    const words = params.get(name)?.trim()
    if (words) filter[name] = words.slice(0, 100)
  }
  if (params.get('verified') === 'true') filter.verified = true
  return Object.keys(filter).length > 0 ? filter : undefined
}

/** The address with one answer of the form changed; an empty one leaves no trace. */
export function withAnswer(params: URLSearchParams, name: string, value: string) {
  const next = new URLSearchParams(params)
  if (value.trim()) next.set(name, value)
  else next.delete(name)
  return next
}
