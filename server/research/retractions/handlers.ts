import { sql } from 'kysely'
import type { Retraction, retractions } from '#contract/retractions.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'

/** What answers whoever asks whether works were retracted. */
export const retractionHandlers: Handlers<typeof retractions> = {
  find: async ({ dois }, { db }) => {
    const { rows } = await sql<Retraction>`
      select doi, retracted_on::text as "retractedOn", reasons, notice_doi as "noticeDoi"
      from retraction where doi = any (${dois}::text[]) and is_retracted order by doi`.execute(db)
    return { items: rows }
  },
}
