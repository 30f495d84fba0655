import { z } from 'zod'
import { CITED_AT_ONCE } from './limits.ts'
import { Count, Id } from './page.ts'
import { member, refuses } from './route.ts'

/** For reference managers, and formatted as lists of references are. */
export const CitationFormat = z.enum(['bibtex', 'ris', 'csl_json', 'vancouver', 'apa'])
export type CitationFormat = z.infer<typeof CitationFormat>

/** Papers as they are cited elsewhere. */
export const citations = {
  cite: member
    .route({
      method: 'GET',
      path: '/api/research/citations',
      summary:
        'Papers as references, in the order asked for: for a reference manager, or formatted. Refused where one of them may not be found',
    })
    .input(
      z.strictObject({
        /** Separated by commas. */
        paperIds: z
          .string()
          .max(CITED_AT_ONCE * 40, `At most ${CITED_AT_ONCE} papers at a time.`)
          .transform((ids) => [...new Set(ids.toLowerCase().split(','))])
          .pipe(z.array(Id).min(1).max(CITED_AT_ONCE, `At most ${CITED_AT_ONCE} papers at a time.`)),
        format: CitationFormat,
      }),
    )
    .output(z.object({ text: z.string(), papers: Count, fileName: z.string(), mediaType: z.string() }))
    .errors(refuses('NOT_FOUND')),
}
