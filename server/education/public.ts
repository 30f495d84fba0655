import type { Insertable } from 'kysely'
import type { ReportTable, UpheldTable } from '../moderation/public.ts'
import type { Db } from '../platform/db/client.ts'
import type { Tables } from '../platform/db/tables.ts'
import { publicHalfOf } from '../platform/secrets/ed25519.ts'
import type { Vault } from '../platform/secrets/vault.ts'
import { certificateSigner } from './certificates/sign.ts'
import { endEvent } from './events/hold.ts'
import { findReportedEvent } from './events/queries.ts'

type Events = { events: readonly Insertable<Tables['event']>[]; attendances: readonly Insertable<Tables['event_attendance']>[] }

/** Adds events with those who attend. */
export async function addEvents(tx: Db, { events, attendances }: Events) {
  await tx.insertInto('event').values(events).execute()
  await tx.insertInto('event_attendance').values(attendances).execute()
}

/** What anybody may check a certificate with. */
export const certificateKey = (vault: Vault) => publicHalfOf(certificateSigner(vault))

/** How an event is found by whoever reports it. */
export const educationReports = { event: findReportedEvent } satisfies Partial<ReportTable>

/** An event that was rightly reported is cancelled. */
export const educationUpheld = {
  event: async (tx, { subjectId }) => ({
    notifiedIds: await endEvent(tx, { eventId: subjectId, reason: 'Wardmates cancelled it after a report.' }),
    touched: [],
  }),
} satisfies UpheldTable
