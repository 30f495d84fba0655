import { z } from 'zod'
import { councils } from '#contract/councils.ts'

const Text = z.string().trim().min(1)

/** What somebody found of a council's rule. Without a source there is none: `rule` is then null, and `checkedOn` says when it was looked for. */
export const FoundRule = z.strictObject({
  councilId: z.string().refine((id) => councils.some((council) => council.id === id), 'is no council we know'),
  rule: z
    .strictObject({
      amount: z.number().positive().max(1000),
      unit: z.enum(['credits', 'hours']),
      years: z.int().min(1).max(20),
      counts: Text,
      source: Text,
      url: z.url({ protocol: /^https$/ }).nullable(),
    })
    .nullable(),
  checkedOn: z.iso.date(),
})
export type FoundRule = z.infer<typeof FoundRule>
