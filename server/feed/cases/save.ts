import { sql } from 'kysely'
import type { cases } from '#contract/case-posts.ts'
import { Refusal } from '#contract/errors.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../../platform/db/client.ts'
import { savePost } from '../queries.ts'
import { savePictures } from './pictures/queries.ts'
import { openFindings, scanCase } from './scan.ts'

const UNSTATED = 'Please state that nothing in the pictures shows who the patient is.'

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
    pictures = [],
    picturesShowNobody = false,
    continuesId,
    ...rest
  } = draft
  rest satisfies Record<string, never>
  await requireVerified(tx, authorId)
  if (pictures.length > 0 && !picturesShowNobody)
    throw new Refusal('BAD_INPUT', { issues: [{ path: 'picturesShowNobody', message: UNSTATED }] })
  const words = { specialty, presentation, findings, course, question }
  const found = scanCase(words, pictures.map(({ alt }) => alt).join('\n'))
  if (openFindings(found, dismissed).length > 0) throw new Refusal('OPEN_FINDINGS')
  const content = [question, presentation, findings, course].filter(Boolean).join('\n\n')
  const saved = await savePost(tx, authorId, { clientId, content, audience })
  if (!saved.isNew) return saved
  if (continuesId) await refuseContinuing(tx, authorId, continuesId)
  await tx
    .insertInto('post_case')
    .values({
      ...words,
      ...{ post_id: saved.id, age_band: ageBand, sex, consent: consent.statement, consent_version: consent.version },
      dismissed: found.length,
      continues_id: continuesId ?? null,
      ...(pictures.length > 0 && { pictures_stated_at: sql<Date>`now()` }),
    })
    .execute()
  await savePictures(tx, authorId, saved.id, pictures)
  return saved
}

/** Nobody's registration is withdrawn before the case stands there. */
export async function requireVerified(tx: Db, memberId: string) {
  const { verified } = await tx
    .selectFrom('member')
    .select('verified')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (!verified) throw new Refusal('CASE_UNVERIFIED')
}

/** A case goes on with an earlier one of the same author, which does not go before it stands there. */
async function refuseContinuing(tx: Db, authorId: string, id: string) {
  const own = await tx
    .selectFrom('post_case')
    .innerJoin('post', 'post.id', 'post_case.post_id')
    .select('post.id')
    .where('post.id', '=', id)
    .where('post.author_id', '=', authorId)
    .forKeyShare()
    .executeTakeFirst()
  if (!own) throw new Refusal('NOT_FOUND', { words: 'The case that you continue is not available any more.' })
}
