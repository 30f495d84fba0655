import { z } from 'zod'

/** A comparison that a cited note reports, or a figure of one group, with the sentence that reports it. Figures are written as there. */
export const AnswerResult = z.object({
  marker: z.number().int(),
  documentId: z.string(),
  passageId: z.string(),
  quote: z.string(),
  /** What went wrong with whom; otherwise what came out. */
  isHarm: z.boolean(),
  population: z.string(),
  arm: z.string(),
  comparator: z.string().nullable(),
  outcome: z.string(),
  time: z.string().nullable(),
  armValue: z.string().nullable(),
  comparatorValue: z.string().nullable(),
  /** The comparison with its kind, such as "hazard ratio 0.74", and its interval, of 95% unless it says otherwise. */
  effect: z.string().nullable(),
  interval: z.string().nullable(),
  direction: z.enum(['lower', 'higher', 'no clear difference', 'not compared']),
})
export type AnswerResult = z.infer<typeof AnswerResult>

/** What a group of people was given in a cited work, as it stands there. */
export const AnswerRegimen = z.object({
  marker: z.number().int(),
  documentId: z.string(),
  passageId: z.string(),
  quote: z.string(),
  population: z.string(),
  treatment: z.string(),
  dose: z.string(),
  course: z.string().nullable(),
})
export type AnswerRegimen = z.infer<typeof AnswerRegimen>
