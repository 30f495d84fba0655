import type { cases } from '#contract/case-posts.ts'
import { Refusal } from '#contract/errors.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../../platform/db/client.ts'
import { savePost } from '../queries.ts'
import { openFindings, scanCase } from './scan.ts'

/** Writes a case once, however often it is sent. The words that are written are those that were looked through here. */
export async function saveCase(tx: Db, authorId: string, draft: InputOf<typeof cases.post>) {
  const {
    clientId,
    audience = 'verified',
    specialty,
    presentation,
    findings,
    course,
    question,
    ageBand,
    sex,
    consent,
    dismissed,
    ...rest
  } = draft
  rest satisfies Record<string, never>
  await requireVerified(tx, authorId)
  const words = { specialty, presentation, findings, course, question }
  const found = scanCase(words)
  if (openFindings(found, dismissed).length > 0) throw new Refusal('OPEN_FINDINGS')
  const content = [question, presentation, findings, course].filter(Boolean).join('\n\n')
  const saved = await savePost(tx, authorId, { clientId, content, audience })
  if (saved.isNew)
    await tx
      .insertInto('post_case')
      .values({
        ...words,
        ...{ post_id: saved.id, age_band: ageBand, sex, consent: consent.statement, consent_version: consent.version },
        dismissed: found.length,
      })
      .execute()
  return saved
}

/** Nobody's registration is withdrawn before the case stands there. */
async function requireVerified(tx: Db, memberId: string) {
  const { verified } = await tx
    .selectFrom('member')
    .select('verified')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (!verified) throw new Refusal('CASE_UNVERIFIED')
}
