import { z } from 'zod'
import { Confidence } from '#contract/doxy.ts'

export const WrittenSentence = z.object({ text: z.string(), cites: z.array(z.coerce.string()) })
export type WrittenSentence = z.infer<typeof WrittenSentence>

/** What a model is asked to write. None of it is believed before it is checked. */
export const Written = z.object({
  summary: z.array(WrittenSentence),
  steps: z.array(z.string()),
  next_steps: z.array(z.string()),
  confidence: Confidence,
})
export type Written = z.infer<typeof Written>

/** The rules that a model is given, and behind them the data they speak of. */
export type Prompt = { rules: string; data: string }
