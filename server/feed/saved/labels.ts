import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { LABELS_MAX } from '#contract/limits.ts'
import type { SavedLabel, SavedLabels } from '#contract/saved.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { savedBy } from './queries.ts'

type Counted = { label_id: string | null; posts: number }

/** How many saved posts that a member may read bear each label, and how many bear none. */
export async function listLabels(db: Db, memberId: string): Promise<SavedLabels> {
  const { rows: counted } = await sql<Counted>`
    select label_id, count(*) as posts from (${savedBy(memberId)}) as s group by label_id`.execute(db)
  const posts = new Map(counted.map(({ label_id, posts }) => [label_id, posts]))
  const labels = await db
    .selectFrom('saved_label')
    .select(['id', 'name'])
    .where('member_id', '=', memberId)
    .orderBy(sql`lower(name)`)
    .execute()
  return {
    items: labels.map((label) => ({ ...label, posts: posts.get(label.id) ?? 0 })),
    posts: counted.reduce((sum, { posts }) => sum + posts, 0),
    unlabelled: posts.get(null) ?? 0,
  }
}

const noSuchLabel = () => new Refusal('NOT_FOUND', { words: 'We could not find that label. It may have been deleted.' })

/** A member's own label, which stays until the transaction ends. Another's is none. */
export async function getLabelLocked(tx: Db, memberId: string, id: string) {
  const label = await tx
    .selectFrom('saved_label')
    .select('id')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forKeyShare()
    .executeTakeFirst()
  if (!label) throw noSuchLabel()
  return label
}

/** Makes a label. One member's are made one after another, so that nobody has more of them than may be. */
export async function addLabel(tx: Db, memberId: string, name: string): Promise<SavedLabel> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom('saved_label')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (count >= LABELS_MAX)
    throw new Refusal('LIST_FULL', { words: `You can have up to ${LABELS_MAX} labels. Delete one before you add another.` })
  const label = await tx
    .insertInto('saved_label')
    .values({ id: newId(), member_id: memberId, name })
    .onConflict((same) => same.doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst()
  if (!label) throw new Refusal('LABEL_EXISTS')
  return { ...label, posts: 0 }
}

/** Gives a member's label another name; its own in other capitals is one too. */
export async function renameLabel(tx: Db, memberId: string, id: string, name: string): Promise<SavedLabel> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  const label = await getLabelLocked(tx, memberId, id)
  const same = await tx
    .selectFrom('saved_label')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '<>', label.id)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst()
  if (same) throw new Refusal('LABEL_EXISTS')
  await tx.updateTable('saved_label').set({ name }).where('id', '=', label.id).execute()
  const { items } = await listLabels(tx, memberId)
  return items.find(({ id }) => id === label.id)!
}

/** Deletes a member's label; its posts stay saved, without one. */
export async function removeLabel(tx: Db, memberId: string, id: string) {
  const removed = await tx
    .deleteFrom('saved_label')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw noSuchLabel()
  return removed
}
