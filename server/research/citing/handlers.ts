import type { CitationFormat, citations } from '#contract/citations.ts'
import { FairWorker } from '../../platform/fair-worker.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { columnsSaid } from '../evidence/document.ts'
import { amongVisible, notFound } from '../visible.ts'
import type { CiteTask } from './cite-thread.ts'
import { referenceOf } from './reference.ts'

const CITING = { seconds: 10, members: { ofOne: 2, ofAll: 12 }, strangers: { ofOne: 1, ofAll: 1 } }

const thread = new FairWorker<CiteTask, string>(new URL('./cite-thread.ts', import.meta.url), CITING)

const files: Record<CitationFormat, { fileName: string; mediaType: string }> = {
  bibtex: { fileName: 'papers.bib', mediaType: 'application/x-bibtex' },
  ris: { fileName: 'papers.ris', mediaType: 'application/x-research-info-systems' },
  csl_json: { fileName: 'papers.json', mediaType: 'application/vnd.citationstyles.csl+json' },
  vancouver: { fileName: 'papers.txt', mediaType: 'text/plain' },
  apa: { fileName: 'papers.txt', mediaType: 'text/plain' },
}

/** What answers whoever cites papers: written in a thread, as titles and names come from anybody. */
export const citationHandlers: Handlers<typeof citations> = {
  cite: async ({ paperIds, format }, { db, viewer }) => {
    if ((await amongVisible(db, viewer.id, paperIds)).length < paperIds.length) notFound()
    const rows = await db.selectFrom('paper').select(columnsSaid).where('id', 'in', paperIds).execute()
    const references = paperIds.flatMap((id) => rows.filter((row) => row.id === id).map(referenceOf))
    const text = await thread.run({ references, format }, { memberId: viewer.id })
    return { text, papers: references.length, ...files[format] }
  },
}
