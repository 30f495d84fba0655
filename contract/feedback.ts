import { z } from 'zod'
import { Confidence, Evidence } from './doxy.ts'
import { Cursor, Id, Moment, pageOf } from './page.ts'
import { medicalEditor } from './route.ts'

/** Most words marked as seen at once. */
const AT_ONCE = 100

/** A member's word on an answer, without the member: question and answer, without what is quoted from their own documents, identifiers of patients taken out. */
export const Feedback = z.object({
  /** Of the question and its answer. */
  id: Id,
  question: z.string(),
  summary: z.string(),
  abstained: z.boolean(),
  confidence: Confidence,
  evidence: z.array(Evidence.pick({ title: true, year: true, source: true, isNote: true })),
  wasRight: z.boolean(),
  words: z.string(),
  at: Moment,
  seenAt: Moment.nullable(),
  /** Not by whose word it is. */
  mayDecide: z.boolean(),
  /** It is sealed and does not open; it can be marked as seen all the same. */
  unreadable: z.boolean(),
})
export type Feedback = z.infer<typeof Feedback>

export const feedback = {
  list: medicalEditor
    .route({
      method: 'GET',
      path: '/api/doxy/feedback',
      summary: 'Feedback on answers: new words, or only those that an answer is not right, oldest first; seen ones latest first',
    })
    .input(z.strictObject({ show: z.enum(['new', 'wrong', 'seen']), cursor: Cursor.optional() }))
    .output(pageOf(Feedback)),

  see: medicalEditor
    .route({
      method: 'POST',
      path: '/api/doxy/feedback/seen',
      summary: 'Mark words of others as seen, up to the latest moment that was read',
    })
    .input(z.strictObject({ ids: z.array(Id).min(1).max(AT_ONCE), upTo: Moment }))
    .output(z.object({ seen: z.number().int() })),
}
