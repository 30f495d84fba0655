import { sql } from 'kysely'
import { noticeWords } from '#contract/notice-words.ts'
import type { Db } from '../platform/db/client.ts'

export type Marks = { joinedAt: Date; firstDayOver: boolean; weekRead: string | null; weekWanted: boolean }

/** What of their home a member has put away, and whether they want to see the week summed up. */
export async function findMarks(db: Db, memberId: string): Promise<Marks> {
  const row = await db
    .selectFrom('member')
    .leftJoin('home_mark', 'home_mark.member_id', 'member.id')
    .select(['member.created_at', 'first_day_over_at', 'week_read'])
    .select((eb) =>
      eb
        .selectFrom('notice_setting')
        .select('in_app')
        .whereRef('notice_setting.member_id', '=', 'member.id')
        .where('kind', '=', 'weekly_summary')
        .as('wanted'),
    )
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow()
  return {
    joinedAt: row.created_at,
    firstDayOver: row.first_day_over_at !== null,
    weekRead: row.week_read,
    weekWanted: row.wanted ?? !noticeWords.weekly_summary.offByDefault,
  }
}

/** The steps of the first day are gone for good. */
export const endFirstDay = (db: Db, memberId: string) =>
  db
    .insertInto('home_mark')
    .values({ member_id: memberId, first_day_over_at: new Date() })
    .onConflict((same) => same.column('member_id').doUpdateSet({ first_day_over_at: sql`excluded.first_day_over_at` }))
    .execute()

/** The summary of the week that this Monday ends was read, and with it those of earlier weeks. */
export const saveWeekRead = (db: Db, memberId: string, monday: string) =>
  db
    .insertInto('home_mark')
    .values({ member_id: memberId, week_read: monday })
    .onConflict((same) => same.column('member_id').doUpdateSet({ week_read: sql`greatest(home_mark.week_read, excluded.week_read)` }))
    .execute()
