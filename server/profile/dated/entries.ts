import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { EntryDraft, ProfileEntry } from '#contract/profile-entry.ts'
import { ENTRIES_MAX } from '#contract/profile-limits.ts'
import type { Db } from '../../platform/db/client.ts'
import { dayInIndia } from '../../platform/india.ts'
import { inOrder, refuseFuture } from './rules.ts'

const columns = ['id', 'kind', 'title', 'institution', 'started', 'ended', 'location', 'note'] as const

const thisMonth = () => dayInIndia(new Date()).slice(0, 7)

/** A member's positions, degrees and trainings, what goes on first. */
export async function listEntries(db: Db, memberId: string): Promise<ProfileEntry[]> {
  const entries = await db.selectFrom('profile_entry').select(columns).where('member_id', '=', memberId).execute()
  return inOrder(entries, thisMonth())
}

function written({ kind, title, institution, started, ended, location, note, ...forgotten }: EntryDraft) {
  forgotten satisfies Record<string, never>
  refuseFuture({ kind, started, ended }, thisMonth())
  return { kind, title, institution, started, ended, location, note }
}

/** Adds an entry; the same id again is the entry that stands. */
export function addEntry(db: Db, memberId: string, id: string, draft: EntryDraft): Promise<ProfileEntry> {
  const entry = { id, ...written(draft) }
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('profile').select('version').where('member_id', '=', memberId).forNoKeyUpdate().execute()
    const own = tx.selectFrom('profile_entry').where('member_id', '=', memberId)
    const before = await own.select(columns).where('id', '=', id).executeTakeFirst()
    if (before) return before
    const { length } = await own.select('id').limit(sql.lit(ENTRIES_MAX)).execute()
    if (length === ENTRIES_MAX) throw new Refusal('LIST_FULL')
    await tx
      .insertInto('profile_entry')
      .values({ ...entry, member_id: memberId })
      .execute()
    return entry
  })
}

export async function changeEntry(db: Db, memberId: string, id: string, draft: EntryDraft): Promise<ProfileEntry> {
  const changed = await db
    .updateTable('profile_entry')
    .set(written(draft))
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  if (!changed) throw new Refusal('NOT_FOUND')
  return changed
}

/** Whether there was one to remove. */
export async function removeEntry(db: Db, memberId: string, id: string) {
  const gone = await db
    .deleteFrom('profile_entry')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return { removed: gone !== undefined }
}
