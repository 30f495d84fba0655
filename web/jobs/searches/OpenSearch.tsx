import { useQuery } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { Navigate } from '../../lib/router.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { boardOf, filtersOfSearch } from '../filters.ts'
import { searchesQuery } from '../queries.ts'

/** Leads from a notice to what a saved search finds now. */
export function OpenSearch({ searchId }: { searchId: Id }) {
  const { data, isError } = useQuery(searchesQuery)
  const search = data?.items.find(({ id }) => id === searchId)
  if (search) return <Navigate to={boardOf(filtersOfSearch(search))} />
  if (isError) return <Note tone="danger">Your saved search could not be loaded. Here are all jobs.</Note>
  return data && <Note>This search is not saved any more. Here are all jobs.</Note>
}
