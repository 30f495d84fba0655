import type { ReportKind } from '#contract/moderation.ts'
import type { Db } from '../platform/db/client.ts'
import { findBlockedBy } from '../relations/public.ts'
import type { ConcernedTable } from './public.ts'
import { refuseDecision } from './rules.ts'

/** Whom else each of these reports concerns than who sent it and whose it is about, by its id. */
export async function othersConcerned(
  db: Db,
  table: ConcernedTable,
  reports: Iterable<{ id: string; kind: ReportKind; subject_id: string }>,
): Promise<Map<string, string[]>> {
  const others = new Map<string, string[]>()
  for (const { id, kind, subject_id } of reports) others.set(id, (await table[kind]?.(db, subject_id)) ?? [])
  return others
}

type Case = NonNullable<Parameters<typeof refuseDecision>[0]>

/** Refuses a decision on a case that was found, or not, by this reviewer. */
export async function refuseCase(tx: Db, found: Case | undefined, reviewerId: string): Promise<void> {
  const ids = found?.concerned.filter((id) => id !== null) ?? []
  refuseDecision(found, reviewerId, await findBlockedBy(tx, reviewerId, ids))
}
