import { z } from 'zod'
import { Moment } from './page.ts'

/** What the badges of the chat show, and the card of the corpus. */
export const LibraryState = z.object({
  /** Who writes the answers: sentences of the sources alone, or a model whose every sentence is checked against them. */
  mode: z.enum(['extractive', 'model']),
  model: z.string().nullable(),
  /** What became of the last question that the model was asked; without a model nothing was. */
  modelLately: z.enum(['untried', 'answered', 'failed']),
  documents: z.number().int(),
  passages: z.number().int(),
  newest: Moment.nullable(),
  notes: z.number().int(),
  uploads: z.number().int(),
  /** When the oldest and the newest document were published. */
  years: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  /** The notes by the kind of work they tell of, those that carry most first. */
  tiers: z.array(z.object({ tier: z.string(), documents: z.number().int() })),
  /** The notes by their specialty; one that no note is about stands here with 0. */
  specialties: z.array(z.object({ specialty: z.string(), documents: z.number().int() })),
  sources: z.array(z.object({ source: z.string(), documents: z.number().int() })),
  licences: z.array(z.object({ licence: z.string(), documents: z.number().int() })),
  preprints: z.number().int(),
  /** Retracted works that are kept out. */
  retractions: z.number().int(),
})
export type LibraryState = z.infer<typeof LibraryState>
