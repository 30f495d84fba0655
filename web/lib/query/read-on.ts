/** What reading on needs to know of a list that comes page by page. */
export type Paged = {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  isSuccess: boolean
  fetchNextPage: () => Promise<Paged>
}

/** Tries that one press is worth, however often the list is read anew meanwhile. */
const TRIES = 5

/**
 * Reads the next page of a list. Whatever reads the list anew meanwhile, such as live news, cuts that short in silence, so it is asked
 * for again once the list stands.
 */
export async function readOn(query: Paged): Promise<void> {
  const held = query.data?.pages.length ?? 0
  let now = query
  for (let left = TRIES; left > 0; left--) {
    now = await now.fetchNextPage()
    if (!now.isSuccess || !now.hasNextPage || (now.data?.pages.length ?? 0) > held) return
  }
}
