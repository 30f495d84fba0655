import { z } from 'zod'
import { Id } from './page.ts'
import { VersionNo } from './papers.ts'
import { member, refuses } from './route.ts'

/** A paper among the evidence that Doxy AI answers its uploader from. Nobody else is answered from it. */
export const PaperEvidence = z.object({
  paperId: Id,
  /** `removed`: it was indexed, and its uploader has taken it out of their library since. `retracted`: nobody is answered from it. */
  state: z.enum(['waiting', 'indexed', 'failed', 'retracted', 'removed']),
  /** What answers know of it now: title and abstract, or its newest text too; null while there is nothing. */
  extent: z.enum(['abstract', 'text']).nullable(),
  /** Why it could not be indexed, or not with its text; otherwise empty. */
  trouble: z.string(),
  /** Sentences that speak to a machine and not to a reader: no answer quotes them. Without a page they stand in title or abstract. */
  machineSentences: z.array(z.object({ versionNo: VersionNo, page: z.number().int().nullable(), text: z.string() })),
})
export type PaperEvidence = z.infer<typeof PaperEvidence>

const PaperId = z.strictObject({ paperId: Id })
const path = '/api/research/papers/{paperId}/evidence'

/** What has become of a paper on its way into Doxy's evidence, for who uploaded it. */
export const paperEvidence = {
  get: member
    .route({
      method: 'GET',
      path,
      summary: "Whether Doxy AI answers its uploader from one's own paper, and which of its sentences it leaves out",
    })
    .input(PaperId)
    .output(PaperEvidence)
    .errors(refuses('NOT_FOUND')),

  indexAgain: member
    .route({ method: 'POST', path, summary: "Have one's own paper indexed again, where that failed or it was taken out" })
    .input(PaperId)
    .output(PaperEvidence)
    .errors(refuses('NOT_FOUND')),
}
