import { type Selectable, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { POSTINGS_MAX, STILL_OPEN_DAYS } from '#contract/limits.ts'
import { type PostingField, PostingTerms } from '#contract/posting.ts'
import type { postings } from '#contract/postings.ts'
import type { InputOf } from '#contract/route.ts'
import { institutionCards } from '../../institutions/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { newId } from '../../platform/ids.ts'
import { refuseAadhaar } from '../../verification/public.ts'
import { type Content, changedFields, faultsOf, refuseFaults } from '../rules.ts'
import { notFound, oneAtATime, requireMark } from '../visible.ts'
import { moneyFaults } from './asks-for-money.ts'
import { contentOf, EMPTY, rowOf } from './content.ts'
import { findRepeated } from './repeats.ts'

/** Begins a draft, once for each `clientId`; `externalId` is what an imported one is called in its file. */
export async function createDraft(
  tx: Db,
  authorId: string,
  asked: InputOf<typeof postings.create>,
  externalId: string | null = null,
): Promise<string> {
  const { clientId, institutionId, title } = asked
  const content = overlay({ ...EMPTY, title }, asked)
  await oneAtATime(tx, authorId)
  const before = await tx
    .selectFrom('job_posting')
    .select(['id', 'institution_id'])
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  // Whether its author still recruits there was asked of the institution that they name, and of no other.
  if (before) return before.institution_id === institutionId.toLowerCase() ? before.id : notFound()
  if ((await countHeld(tx, institutionId)) >= POSTINGS_MAX) throw new Refusal('LIST_FULL')
  refuseAadhaar(...textsOf(content))
  const id = newId()
  const company = (await institutionCards(tx, [institutionId])).get(institutionId)!.name
  await tx
    .insertInto('job_posting')
    .values({
      id,
      institution_id: institutionId,
      author_id: authorId,
      client_id: clientId,
      external_id: externalId,
      company,
      ...rowOf(content),
    })
    .execute()
  return id
}

/** The drafts and open postings of an institution. */
export async function countHeld(db: Db, institutionId: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from job_posting where institution_id = ${institutionId} and state <> 'closed'`.execute(db)
  return rows[0]!.held
}

/** Changes a draft or a published posting from the version that its editor saw. Answers the fields of a published one that changed. */
export async function editPosting(tx: Db, asked: InputOf<typeof postings.edit>, now: Date): Promise<PostingField[]> {
  const { postingId, version } = asked
  const row = (await tx.selectFrom('job_posting').selectAll().where('id', '=', postingId).executeTakeFirst()) ?? notFound()
  if (row.state === 'closed') throw new Refusal('POSTING_CLOSED')
  if (row.version !== version) throw new Refusal('POSTING_CHANGED')
  const before = contentOf(row)
  const content = overlay(before, asked)
  refuseAadhaar(...textsOf(content))
  const fields = changedFields(before, content)
  if (fields.length === 0) return []
  if (row.state === 'published') {
    await requireMark(tx, row.institution_id)
    // A walk-in that has been stays in what people applied to.
    refuseUnfit(fields.includes('walkInOn') ? content : { ...content, walkInOn: null }, now)
  }
  await tx
    .updateTable('job_posting')
    .set({ ...rowOf(content), version: version + 1, is_repost: row.is_repost || (await becomesRepost(tx, row, content)) })
    .where('id', '=', postingId)
    .execute()
  if (row.state === 'draft') return []
  await tx
    .insertInto('job_posting_change')
    .values({ posting_id: postingId, version: version + 1, fields, before: termsOf(before), after: termsOf(content) })
    .execute()
  return fields
}

/** As they are kept beside a change. */
const termsOf = (content: Content) => JSON.stringify(PostingTerms.parse(content))

/** Whether a published posting repeats an earlier one with the title and city that it is given. A mark that it bears stays. */
async function becomesRepost(tx: Db, row: Selectable<Tables['job_posting']>, { title, city }: Content) {
  if (row.state === 'draft' || (title === row.title && city === row.city)) return false
  return (await findRepeated(tx, { ...row, title, city })).isRepost
}

/** Publishes a draft of a verified institution. */
export async function publish(tx: Db, { postingId, version }: InputOf<typeof postings.publish>, now: Date) {
  const row = (await tx.selectFrom('job_posting').selectAll().where('id', '=', postingId).executeTakeFirst()) ?? notFound()
  if (row.state === 'closed') throw new Refusal('POSTING_CLOSED')
  if (row.state === 'published') return
  if (row.version !== version) throw new Refusal('POSTING_CHANGED')
  await requireMark(tx, row.institution_id)
  refuseUnfit(contentOf(row), now)
  const { isRepost } = await findRepeated(tx, row)
  await tx
    .updateTable('job_posting')
    .set({
      state: 'published',
      is_repost: isRepost,
      posted_at: sql`now()`,
      ask_at: sql`now() + make_interval(days => ${sql.lit(STILL_OPEN_DAYS)})`,
    })
    .where('id', '=', postingId)
    .execute()
}

/** Refuses what nobody may read yet: what is not complete, and what asks applicants for money or secrets. */
function refuseUnfit(content: Content, now: Date) {
  refuseFaults(faultsOf(content, now))
  const [fault] = moneyFaults(content)
  if (fault) throw new Refusal('ASKS_FOR_MONEY', { issues: [{ path: fault.field, message: fault.words }] })
}

/** What was said, over what stood there; what was left out stays. */
const overlay = (before: Content, said: Partial<Content>) =>
  Object.fromEntries(
    (Object.keys(before) as PostingField[]).map((field) => [field, said[field] === undefined ? before[field] : said[field]]),
  ) as Content

/** All that its author has written freely. */
export const textsOf = ({
  title = '',
  department = '',
  description = '',
  requirements = [],
  benefits = [],
  questions = [],
}: Partial<Content>) => [...[title, department, description, ...benefits], ...[...requirements, ...questions].map(({ words }) => words)]
