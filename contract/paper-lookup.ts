import { z } from 'zod'

/** A paper by its DOI or its number in PubMed. */
export const PaperId = z.union(
  [z.string().regex(/^10\.\d{4,9}\/[^\s"\p{C}]{1,200}$/u), z.string().regex(/^[1-9]\d{0,8}$/)],
  'Enter a DOI such as 10.1016/j.ihj.2021.01.001, or a PubMed number such as 32198862.',
)

/** An ORCID iD, with or without its address. */
export const OrcidId = z
  .string()
  .max(100)
  .transform((said) =>
    said
      .trim()
      .replace(/^https?:\/\/(www\.)?orcid\.org\//i, '')
      .toUpperCase(),
  )
  .pipe(z.string().regex(/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/, 'An ORCID iD looks like 0000-0002-1825-0097.'))

/** A paper as a register names it; whoever asked looks at it before it is kept. */
export const RegisteredPaper = z.object({
  title: z.string(),
  journal: z.string(),
  /** In their order. Empty where the register does not name them. */
  authors: z.string(),
  year: z.number().int().nullable(),
  doi: z.string().nullable(),
})
export type RegisteredPaper = z.infer<typeof RegisteredPaper>

/** What came of a look-up: `silent` is a register that gave no answer in time, `off` one that the operator lets nobody ask. */
const LookUpState = z.enum(['found', 'unknown', 'silent', 'off'])

export const LookedUp = z.object({ id: z.string(), state: LookUpState, paper: RegisteredPaper.nullable() })
export type LookedUp = z.infer<typeof LookedUp>
