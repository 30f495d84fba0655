import { z } from 'zod'
import { ClientId, OwnClientId } from './client-id.ts'
import { INSTRUCTION_MAX } from './limits.ts'
import { Id, Moment } from './page.ts'
import { analysisParts } from './paper-words.ts'
import { member, refuses } from './route.ts'
import { prose } from './text.ts'

export const AnalysisPart = z.enum(analysisParts.map(({ id }) => id))
export type AnalysisPart = z.infer<typeof AnalysisPart>

/** A sentence of the paper, word for word; in a PDF its lines are joined. Without a page it stands in the abstract. */
const PaperSentence = z.object({ part: AnalysisPart, text: z.string(), page: z.number().int().nullable() })
export type PaperSentence = z.infer<typeof PaperSentence>

/** What is made of a paper once, and kept. */
const MadeAnalysis = z.object({
  /** Who put the summary into words: the paper alone, or a model whose every sentence was checked against the paper. */
  mode: z.enum(['extractive', 'model']),
  /** The sentences that it is made of, in the order of the parts and of the paper. */
  sentences: z.array(PaperSentence),
  /** The answer as one reads it, in this order; a section that would be empty is left out. */
  sections: z.array(
    z.object({
      heading: z.enum(['Summary', 'Steps', 'Evidence', 'Next', 'Confidence', 'Disclaimer']),
      /** Markdown. Steps are numbered lines; evidence is title, year, source, DOI or id, and address with bullets between. */
      text: z.string(),
    }),
  ),
})
export type MadeAnalysis = z.infer<typeof MadeAnalysis>

export const PaperAnalysis = MadeAnalysis.extend({
  id: Id,
  clientId: OwnClientId,
  paperId: Id,
  versionNo: z.number().int(),
  instruction: z.string(),
  /** What was read: title and abstract, or the text of that version. */
  extent: z.enum(['abstract', 'text']),
  createdAt: Moment,
})
export type PaperAnalysis = z.infer<typeof PaperAnalysis>

const PaperId = z.strictObject({ paperId: Id })
const path = '/api/research/papers/{paperId}/analyses'

/** What Doxy AI reads out of a paper for whoever asks. Each member has their own, and sees them as long as they may read what was read. */
export const paperAnalyses = {
  list: member
    .route({ method: 'GET', path, summary: "The viewer's analyses of a paper, the newest first" })
    .input(PaperId)
    .output(z.object({ items: z.array(PaperAnalysis) }))
    .errors(refuses('NOT_FOUND')),

  analyse: member
    .route({ method: 'POST', path, successStatus: 201, summary: 'Have a paper analysed; without an instruction as usual' })
    .input(PaperId.extend({ clientId: ClientId, instruction: prose(INSTRUCTION_MAX, 0).default('') }))
    .output(PaperAnalysis)
    .errors(refuses('NOT_FOUND', 'TEXT_UNREAD', 'NOTHING_TO_ANALYSE')),

  remove: member
    .route({ method: 'DELETE', path: `${path}/{analysisId}`, summary: "Delete one of the viewer's analyses" })
    .input(PaperId.extend({ analysisId: Id }))
    .output(z.object({ id: Id }))
    .errors(refuses('NOT_FOUND')),
}
