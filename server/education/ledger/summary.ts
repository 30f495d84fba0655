import { sql } from 'kysely'
import { councils } from '#contract/councils.ts'
import { Refusal } from '#contract/errors.ts'
import type { CouncilRule, Cycle, YearSum } from '#contract/ledger.ts'
import type { Db } from '../../platform/db/client.ts'
import { dayOf, endOfCycle } from './rules.ts'

type Sums = { accredited: string; self_recorded: string }

const sums = sql`
  coalesce(sum(hours) filter (where accredited_by is not null), 0) as accredited,
  coalesce(sum(hours) filter (where accredited_by is null), 0) as self_recorded`

/** The hours of each year, the latest first. */
export async function yearSums(db: Db, memberId: string): Promise<YearSum[]> {
  const { rows } = await sql<Sums & { year: number; entries: number }>`
    select extract(year from learned_on)::int as year, count(*) as entries, ${sums}
    from ledger_entry where member_id = ${memberId} group by 1 order by 1 desc`.execute(db)
  return rows.map(({ year, entries, accredited, self_recorded }) => ({
    year,
    entries,
    accredited: Number(accredited),
    selfRecorded: Number(self_recorded),
  }))
}

/** The five years that a member counts, with what they recorded in them; null before they have said when those began. */
export async function findCycle(db: Db, memberId: string): Promise<Cycle | null> {
  const row = await db.selectFrom('cpd_cycle').selectAll().where('member_id', '=', memberId).executeTakeFirst()
  if (!row) return null
  const endsOn = endOfCycle(row.started_on)
  const { rows } = await sql<Sums>`
    select ${sums} from ledger_entry
    where member_id = ${memberId} and learned_on >= ${row.started_on}::date and learned_on < ${endsOn}::date`.execute(db)
  const { accredited = '0', self_recorded = '0' } = rows[0] ?? {}
  return {
    councilId: row.council_id,
    startedOn: row.started_on,
    endsOn,
    hours: { accredited: Number(accredited), selfRecorded: Number(self_recorded) },
  }
}

export async function saveCycle(
  db: Db,
  memberId: string,
  { councilId, startedOn }: Pick<Cycle, 'councilId' | 'startedOn'>,
): Promise<Cycle> {
  if (!councils.some(({ id }) => id === councilId)) throw new Refusal('NOT_FOUND')
  const row = { council_id: councilId, started_on: dayOf(startedOn, 'startedOn') }
  await db
    .insertInto('cpd_cycle')
    .values({ member_id: memberId, ...row })
    .onConflict((same) => same.column('member_id').doUpdateSet(row))
    .execute()
  return (await findCycle(db, memberId))!
}

/** Every medical council, and those of other professions that somebody has looked at; a rule only where it has a source. */
export async function listRules(db: Db): Promise<CouncilRule[]> {
  const found = new Map((await db.selectFrom('council_rule').selectAll().execute()).map((row) => [row.council_id, row]))
  return councils
    .filter(({ id, profession }) => profession === 'medicine' || found.has(id))
    .map(({ id, name }): CouncilRule => {
      const row = found.get(id)
      const { amount, unit, years, counts = '', source, url = null } = row ?? {}
      const rule = amount && unit && years && source ? { amount: Number(amount), unit, years, counts, source, url } : null
      return { councilId: id, council: name, rule, checkedOn: row?.checked_on ?? null }
    })
}
