import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { LedgerEntry, ledger } from '#contract/ledger.ts'
import { CPD_ENTRIES_MAX } from '#contract/limits.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { InputOf } from '#contract/route.ts'
import { hasAnswer } from '../../doxy/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAtTime, timePositionOf } from '../../platform/db/cursor.ts'
import { newId } from '../../platform/ids.ts'
import { getVisiblePaper } from '../../research/public.ts'
import { dayOf, type EntryRow, showEntry, standingColumns } from './rules.ts'

type New = InputOf<typeof ledger.add>

/** A page of a member's entries, the latest day first. */
export async function entryPage(db: Db, memberId: string, { year, cursor }: InputOf<typeof ledger.list>): Promise<Page<LedgerEntry>> {
  const { at, id } = timePositionOf(cursor)
  const [from, until] = year === undefined ? ['-infinity', 'infinity'] : [`${year}-01-01`, `${year + 1}-01-01`]
  const { rows } = await sql<EntryRow & { at: string }>`
    select *, (learned_on::timestamp at time zone 'UTC')::text as at from ledger_entry
    where member_id = ${memberId} and learned_on >= ${from}::date and learned_on < ${until}::date
      and (learned_on, id) < ((${at}::timestamptz at time zone 'UTC')::date, ${id}::uuid)
    order by learned_on desc, id desc limit ${sql.lit(PAGE_SIZE + 1)}`.execute(db)
  const shown = rows.slice(0, PAGE_SIZE)
  return { items: shown.map(showEntry), next: rows.length > PAGE_SIZE ? cursorAtTime(shown.at(-1)!) : null }
}

/** All of a member's entries, the latest day first. */
export async function allEntries(db: Db, memberId: string): Promise<LedgerEntry[]> {
  const { rows } = await sql<EntryRow>`
    select * from ledger_entry where member_id = ${memberId} order by learned_on desc, id desc limit ${sql.lit(CPD_ENTRIES_MAX)}`.execute(
    db,
  )
  return rows.map(showEntry)
}

/** Records something learned, once for each `clientId`. */
export const addEntry = (db: Db, memberId: string, entry: New): Promise<LedgerEntry> => {
  const { clientId, title, hours, on, reflection, standing, source: from } = entry
  const written = { title, hours, learned_on: dayOf(on, 'on'), reflection, ...standingColumns(standing) }
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
    const own = tx.selectFrom('ledger_entry').where('member_id', '=', memberId)
    const before = await own.selectAll().where('client_id', '=', clientId).executeTakeFirst()
    if (before) return showEntry(before)
    const { length } = await own.select('id').limit(sql.lit(CPD_ENTRIES_MAX)).execute()
    if (length === CPD_ENTRIES_MAX) throw new Refusal('LIST_FULL')
    const source = await sourceColumns(tx, memberId, from)
    if (source.source !== 'free') {
      const same = own.select('id').where('source', '=', source.source).where('source_id', '=', source.source_id)
      if (await same.executeTakeFirst()) throw new Refusal('ALREADY_RECORDED')
    }
    const row = await tx
      .insertInto('ledger_entry')
      .values({
        id: newId(),
        member_id: memberId,
        client_id: clientId,
        ...written,
        ...source,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return showEntry(row)
  })
}

/** What an entry says it was learned from has to be so: a course that was finished, an answer in one's own chat, a paper that one finds. */
async function sourceColumns(tx: Db, memberId: string, source: New['source']): Promise<Pick<EntryRow, 'source' | 'source_id'>> {
  switch (source.kind) {
    case 'free':
      return { source: 'free', source_id: null }
    case 'paper': {
      const { id } = await getVisiblePaper(tx, memberId, source.paperId)
      return { source: 'paper', source_id: id }
    }
    case 'answer':
      if (!(await hasAnswer(tx, memberId, source.exchangeId))) throw new Refusal('NOT_FOUND')
      // The database knows an id in either letters, and would count the same answer twice.
      return { source: 'answer', source_id: source.exchangeId.toLowerCase() }
    case 'course': {
      const course = await tx
        .selectFrom('course')
        .leftJoin('course_progress', (join) =>
          join.onRef('course_progress.course_id', '=', 'course.id').on('course_progress.member_id', '=', memberId),
        )
        .select('course_progress.finished_at')
        .where('course.id', '=', source.courseId)
        .executeTakeFirst()
      if (!course) throw new Refusal('NOT_FOUND')
      if (!course.finished_at) throw new Refusal('COURSE_UNFINISHED')
      return { source: 'course', source_id: source.courseId }
    }
  }
}

/** Corrects an entry; where it was learned from stays. */
export async function changeEntry(db: Db, memberId: string, change: InputOf<typeof ledger.change>): Promise<LedgerEntry> {
  const { entryId, title, hours, on, reflection, standing } = change
  const row = await db
    .updateTable('ledger_entry')
    .set({ title, hours, learned_on: dayOf(on, 'on'), reflection, ...standingColumns(standing) })
    .where('id', '=', entryId)
    .where('member_id', '=', memberId)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return showEntry(row)
}

export async function removeEntry(db: Db, memberId: string, entryId: string) {
  const { numDeletedRows } = await db
    .deleteFrom('ledger_entry')
    .where('id', '=', entryId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('NOT_FOUND')
  return { id: entryId }
}
