/** What narrows the list of papers, as the address of the page says it. */
export type PaperFilters = {
  q?: string
  author?: string
  journal?: string
  specialization?: string
  year?: string
  topic?: string
  shelf?: 'own' | 'saved' | 'followed'
}

/** The fields of the filter form, besides the search: their names, labels and what stands in them while they are empty. */
export const filterFields = [
  { name: 'author', label: 'Author', placeholder: 'Any' },
  { name: 'year', label: 'Year', placeholder: String(new Date().getFullYear()) },
  { name: 'journal', label: 'Journal', placeholder: 'Any' },
  { name: 'specialization', label: 'Specialization', placeholder: 'Any' },
] as const

export const shelves = [
  { id: undefined, label: 'All papers' },
  { id: 'own', label: 'My uploads' },
  { id: 'saved', label: 'Reading list' },
  { id: 'followed', label: 'Following' },
] as const

/** The shelf on which nothing was laid by hand: papers that something speaks for. */
const SUGGESTED = 'suggested'

const names = ['q', 'author', 'journal', 'specialization', 'year', 'topic'] as const

/** The filters in an address; what is empty narrows nothing. */
export function filtersOf(address: URLSearchParams): PaperFilters {
  const filters: PaperFilters = {}
  for (const name of names) {
    const value = address.get(name)?.trim()
    if (value) filters[name] = value
  }
  const shelf = shelves.find(({ id }) => id !== undefined && id === address.get('shelf'))?.id
  return shelf ? { ...filters, shelf } : filters
}

/** The address that says them, with the paper that is open. */
export const addressOf = (filters: PaperFilters, paperId?: string) =>
  `?${new URLSearchParams({ ...filters, ...(paperId && { paper: paperId }) })}`

/** Whether an address shows papers that are suggested, whatever else it says. */
export const isForYou = (address: URLSearchParams) => address.get('shelf') === SUGGESTED

/** The address that does, with the paper that is open. */
export const forYouAddress = (paperId?: string) => `?${new URLSearchParams({ shelf: SUGGESTED, ...(paperId && { paper: paperId }) })}`

/** The words that are sought in the paper of an address, by what stands behind its #: no server reads them in its log. */
export const quoteOf = (hash: string): string | undefined => new URLSearchParams(hash.slice(1)).get('quote') || undefined

/** The page at which an address opens its paper. */
export function pageOf(address: URLSearchParams): number | undefined {
  const page = Number(address.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : undefined
}
