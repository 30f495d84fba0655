import { z } from 'zod'
import { Doi } from './doi.ts'
import { Count, Id } from './page.ts'
import { PAPER_MAX } from './profile-limits.ts'
import { line } from './text.ts'

/** A paper as its author enters it. */
export const PublicationDraft = z.strictObject({
  title: line(PAPER_MAX.title),
  journal: line(PAPER_MAX.journal),
  authors: line(PAPER_MAX.authors, 0).default(''),
  year: z
    .number()
    .int('Enter a year such as 2021.')
    .min(1800, 'Enter a year such as 2021.')
    .max(2200, 'Enter a year such as 2021.')
    .nullable(),
  doi: Doi.nullable(),
  citations: Count.max(10_000_000).default(0),
})
export type PublicationDraft = z.infer<typeof PublicationDraft>

export const Publication = z.object({
  id: Id,
  title: z.string(),
  journal: z.string(),
  authors: z.string(),
  year: z.number().int().nullable(),
  doi: z.string().nullable(),
  citations: Count,
})
export type Publication = z.infer<typeof Publication>

export const CertificationDraft = z.strictObject({ title: line(200), issuer: line(200), year: line(20) })
export type CertificationDraft = z.infer<typeof CertificationDraft>

export const Certification = z.object({ id: Id, title: z.string(), issuer: z.string(), year: z.string() })
export type Certification = z.infer<typeof Certification>
