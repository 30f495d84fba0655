import { type ProvenFilter, provenFilters } from '#contract/mark-words.ts'
import type { DirectoryFilter } from '#contract/mates.ts'
import type { FilterField } from '#contract/suggestions.ts'

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
  const proven = params.get('proven')
  if (proven && Object.hasOwn(provenFilters, proven)) filter.proven = proven as ProvenFilter
  return Object.keys(filter).length > 0 ? filter : undefined
}

export type Others = Omit<DirectoryFilter, 'q'> & { words?: string | undefined }

/** What narrows the directory beside one filter: the others as they stand in the form, and the words of the address. */
export function othersOf(form: FormData, params: URLSearchParams, name: FilterField): Others {
  const typed = new URLSearchParams({ q: params.get('q') ?? '' })
  for (const [field, value] of form) if (field !== name) typed.set(field, String(value))
  const { q: words, ...others } = filterOf(typed) ?? {}
  return words ? { ...others, words } : others
}

/** The address with one answer of the form changed; an empty one leaves no trace. */
export function withAnswer(params: URLSearchParams, name: string, value: string) {
  const next = new URLSearchParams(params)
  if (value.trim()) next.set(name, value)
  else next.delete(name)
  return next
}
