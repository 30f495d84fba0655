import type { Insertable } from 'kysely'
import type { Db } from '../platform/db/client.ts'
import type { Tables } from '../platform/db/tables.ts'
import { publicHalfOf } from '../platform/secrets/ed25519.ts'
import type { Vault } from '../platform/secrets/vault.ts'
import { certificateSigner } from './certificates/sign.ts'

type Events = { events: readonly Insertable<Tables['event']>[]; attendances: readonly Insertable<Tables['event_attendance']>[] }

/** Adds events with those who attend. */
export async function addEvents(tx: Db, { events, attendances }: Events) {
  await tx.insertInto('event').values(events).execute()
  await tx.insertInto('event_attendance').values(attendances).execute()
}

/** What anybody may check a certificate with. */
export const certificateKey = (vault: Vault) => publicHalfOf(certificateSigner(vault))
