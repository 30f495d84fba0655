import type { QueryClient } from '@tanstack/react-query'
import type { CitedNote } from '#contract/education.ts'
import type { Manuscript } from '#contract/manuscripts.ts'
import type { Id, Page } from '#contract/page.ts'
import { orpc } from '../../lib/query/query.ts'

export const manuscriptsQuery = orpc.manuscripts.list.queryOptions()
export const manuscriptQuery = (manuscriptId: Id) => orpc.manuscripts.get.queryOptions({ input: { manuscriptId } })
export const previewQuery = (manuscriptId: Id) => orpc.manuscripts.preview.queryOptions({ input: { manuscriptId } })

export const notesQuery = (q: string) =>
  orpc.manuscripts.notes.infiniteOptions({
    input: (cursor: string | undefined) => ({ q, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page<CitedNote>) => page.next ?? undefined,
  })

/** A course that was begun, saved, submitted or taken back: it stands as the server has it, and its row is read again. */
export function writeManuscript(cache: QueryClient, manuscript: Manuscript) {
  cache.setQueryData(manuscriptQuery(manuscript.id).queryKey, manuscript)
  cache.removeQueries({ queryKey: previewQuery(manuscript.id).queryKey })
  void cache.invalidateQueries({ queryKey: manuscriptsQuery.queryKey })
  void cache.invalidateQueries({ queryKey: orpc.education.courses.key() })
}
