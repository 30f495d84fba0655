import type { Insertable } from 'kysely'
import type { ReportTable, UpheldTable } from '../moderation/public.ts'
import type { Db } from '../platform/db/client.ts'
import type { Tables } from '../platform/db/tables.ts'
import { publicHalfOf } from '../platform/secrets/ed25519.ts'
import type { Vault } from '../platform/secrets/vault.ts'
import { certificateSigner } from './certificates/sign.ts'
import { endEvent } from './events/hold.ts'
import { findReportedEvent } from './events/queries.ts'
import { findReportedCourse, withdrawReported } from './writing/reported.ts'

type Events = { events: readonly Insertable<Tables['event']>[]; attendances: readonly Insertable<Tables['event_attendance']>[] }

/** Adds events with those who attend. */
export async function addEvents(tx: Db, { events, attendances }: Events) {
  await tx.insertInto('event').values(events).execute()
  await tx.insertInto('event_attendance').values(attendances).execute()
}

/** What anybody may check a certificate with. */
export const certificateKey = (vault: Vault) => publicHalfOf(certificateSigner(vault))

/** How events and courses of members are found by whoever reports them. */
export const educationReports = { event: findReportedEvent, course: findReportedCourse } satisfies Partial<ReportTable>

/** An event that was rightly reported is cancelled, and a course withdrawn. */
export const educationUpheld = {
  event: async (tx, { subjectId }) => ({
    notifiedIds: await endEvent(tx, { eventId: subjectId, reason: 'Wardmates cancelled it after a report.' }),
    touched: [],
  }),
  course: async (tx, { subjectId }) => {
    await withdrawReported(tx, subjectId)
    return { notifiedIds: [], touched: [] }
  },
} satisfies UpheldTable
