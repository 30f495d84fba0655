import type { Db } from '../../platform/db/client.ts'
import type { FoundRule } from './found-rule.ts'
import { rulesFound } from './rules-found.ts'

const rowOf = ({ rule, checkedOn }: FoundRule) => ({
  amount: rule?.amount ?? null,
  unit: rule?.unit ?? null,
  years: rule?.years ?? null,
  counts: rule?.counts ?? '',
  source: rule?.source ?? null,
  url: rule?.url ?? null,
  checked_on: checkedOn,
})

/** Saves what operators found; each replaces what was known of its council. */
export async function saveRules(db: Db, rules: readonly FoundRule[]) {
  for (const rule of rules)
    await db
      .insertInto('council_rule')
      .values({ council_id: rule.councilId, ...rowOf(rule) })
      .onConflict((same) => same.column('council_id').doUpdateSet(rowOf(rule)))
      .execute()
}

/** Lays down the rules that ship, where operators have not said otherwise. */
export async function layRules(db: Db) {
  const rows = rulesFound.map((rule) => ({ council_id: rule.councilId, ...rowOf(rule) }))
  await db
    .insertInto('council_rule')
    .values(rows)
    .onConflict((same) => same.column('council_id').doNothing())
    .execute()
}
