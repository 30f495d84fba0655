import type { Selectable } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { OwnRuling } from '#contract/moderation.ts'
import type { Db } from '../platform/db/client.ts'
import type { Tables } from '../platform/db/tables.ts'
import type { Vault } from '../platform/secrets/vault.ts'
import { appealUntil } from './rules.ts'
import { openQuoted } from './said.ts'
import { isWithheld } from './withheld.ts'

type Reading = { db: Db; vault: Vault }
type Report = Selectable<Tables['report']>

const showReported = (vault: Vault, report: Report) => ({
  ...{ reportId: report.id, kind: report.kind, place: report.place, reason: report.reason },
  quoted: openQuoted(vault, report),
})

/** A report that was upheld, without who sent it and what they wrote. */
export const showRuling = (vault: Vault, report: Report) => ({
  ...showReported(vault, report),
  rule: report.rule!,
  decision: report.decision!,
  decidedAt: report.decided_at!.toISOString(),
  closes: report.closes,
})

/** What was decided about something of the viewer's, with their appeal, or what is withheld until then. What is nobody's of theirs is not there. */
export async function getRuling({ db, vault }: Reading, viewerId: string, reportId: string, now: Date): Promise<OwnRuling> {
  const report = await db
    .selectFrom('report')
    .selectAll()
    .where('id', '=', reportId)
    .where('about_id', '=', viewerId)
    .where((eb) => eb.or([eb('upheld', '=', true), eb('hid_at', 'is not', null)]))
    .executeTakeFirst()
  if (!report) throw new Refusal('NOT_FOUND')
  const [appeal, isHidden] = await Promise.all([
    db.selectFrom('appeal').selectAll().where('report_id', '=', reportId).executeTakeFirst(),
    isWithheld(db, report.subject_id),
  ])
  const until = report.upheld ? appealUntil(report.decided_at!) : undefined
  return {
    ...showReported(vault, report),
    ...{ dueAt: report.due_at.toISOString(), hidAt: report.hid_at?.toISOString() ?? null, isHidden },
    ...{ upheld: report.upheld, rule: report.rule, decision: report.decision, decidedAt: report.decided_at?.toISOString() ?? null },
    closes: report.closes,
    appealUntil: until?.toISOString() ?? null,
    mayAppeal: !appeal && until !== undefined && now <= until,
    appeal: appeal ? showAppeal(appeal) : null,
  }
}

function showAppeal({ words, created_at, upheld, decision, decided_at }: Selectable<Tables['appeal']>): OwnRuling['appeal'] {
  const outcome = decided_at && { upheld: upheld!, decision: decision!, decidedAt: decided_at.toISOString() }
  return { words, at: created_at.toISOString(), outcome }
}
