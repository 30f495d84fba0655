import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Found } from '#contract/search.ts'
import { readOn } from '../../lib/query/read-on.ts'
import type { Group } from '../open-palette.ts'
import { everythingQuery, groupQueries } from '../queries.ts'

/** Short enough to feel like the keystroke itself, long enough to leave out the letters of a quick word. */
const PAUSE_MS = 80

/** The words once the fingers pause. */
function useSettled(words: string) {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return words === '' ? '' : settled
}

/** A part of the answer as it is drawn. */
export type FoundPart = { group: Group; items: Found[]; more: boolean }

/** What is found for the words as they are typed: the best of everything, or all of one group. */
export function useFound(typed: string, group: Group | undefined) {
  const words = useSettled(typed.trim().replace(/\s+/g, ' '))
  const people = useInfiniteQuery(groupQueries.people(words, words !== '' && group === 'people'))
  const jobs = useInfiniteQuery(groupQueries.jobs(words, words !== '' && group === 'jobs'))
  const papers = useInfiniteQuery(groupQueries.papers(words, words !== '' && group === 'papers'))
  const posts = useInfiniteQuery(groupQueries.posts(words, words !== '' && group === 'posts'))
  // Among people alone nobody may be found because a word is misspelt: what may have been meant is part of the whole answer.
  const isNobody = group === 'people' && words !== '' && !people.isPlaceholderData && people.data?.pages[0]?.items.length === 0
  const all = useQuery({ ...everythingQuery(words), enabled: words !== '' && (!group || isNobody) })

  const pages = { people, jobs, papers, posts }[group ?? 'people']
  const query = group ? pages : all
  const listed = pages.data?.pages.flatMap((page): Found[] => page.items) ?? []
  const parts: FoundPart[] = group ? (listed.length > 0 ? [{ group, items: listed, more: false }] : []) : (all.data?.groups ?? [])

  return {
    words,
    parts: words === '' ? [] : parts,
    didYouMean: words === '' || (group && !(isNobody && !all.isPlaceholderData)) ? [] : (all.data?.didYouMean ?? []),
    /** The first answer is still on its way. */
    isPending: words !== '' && query.data === undefined && !query.isError,
    /** What is shown answers these words and no earlier ones. */
    isSettled: words !== '' && query.data !== undefined && !query.isPlaceholderData && !query.isFetching,
    error: words !== '' && query.data === undefined ? query.error : null,
    refetch: () => void query.refetch(),
    more: group && pages.hasNextPage ? () => void readOn(pages) : undefined,
  }
}
