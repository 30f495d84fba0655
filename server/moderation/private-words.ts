import type { ReportKind } from '#contract/moderation.ts'
import { reportKinds } from '#contract/report-kinds.ts'
import { recordReading } from '../platform/audit/reading.ts'
import type { Db } from '../platform/db/client.ts'

const isClosed = (kind: ReportKind) => reportKinds.some(({ id, closed }) => id === kind && closed)

/** Writes down that a reviewer is shown words which were for a few alone, before they are: what is quoted of a message. */
export async function recordPrivateWords(db: Db, reviewerId: string, shown: readonly { reportId: string; kind: ReportKind }[]) {
  for (const { reportId, kind } of shown) if (isClosed(kind)) await recordReading(db, 'report_read', reviewerId, { report: reportId })
}
