import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { PUSH_DEVICES_MAX } from '#contract/limits.ts'
import { recordConsent } from '../../account/public.ts'
import type { Viewer } from '../../platform/access/sessions.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import type { Subscription } from './subscription.ts'

const placeOf = (deviceId: string) => `push_device:${deviceId}`

/** Has this session's browser ring for the viewer, in place of what it rang by before. A browser that rings for another member is not taken from them. */
export async function saveDevice({ db, vault }: { db: Db; vault: Vault }, viewer: Viewer, subscription: Subscription) {
  const mark = vault.fingerprint(subscription.endpoint, 'push endpoint')
  const id = newId()
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('member').select('id').where('id', '=', viewer.id).forNoKeyUpdate().execute()
    await tx
      .deleteFrom('push_device')
      .where('member_id', '=', viewer.id)
      .where((eb) => eb.or([eb('session_id', '=', viewer.sessionId), eb('endpoint_mark', '=', mark)]))
      .execute()
    const others = await tx
      .selectFrom('push_device')
      .select('id')
      .where('member_id', '=', viewer.id)
      .limit(sql.lit(PUSH_DEVICES_MAX))
      .execute()
    if (others.length === PUSH_DEVICES_MAX) throw new Refusal('DEVICES_FULL')
    const sealed = vault.seal(JSON.stringify(subscription), placeOf(id))
    const kept = await tx
      .insertInto('push_device')
      .values({ id, session_id: viewer.sessionId, member_id: viewer.id, endpoint_mark: mark, sealed })
      .onConflict((same) => same.column('endpoint_mark').doNothing())
      .returning('id')
      .execute()
    if (kept.length === 0) throw new Refusal('DEVICE_TAKEN')
    await recordConsent(tx, viewer.id, 'push', true)
  })
}

/** Has this session's browser ring no more; with the last one the consent is taken back. */
export const removeDeviceOf = (db: Db, { id, sessionId }: Viewer) =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom('push_device').where('session_id', '=', sessionId).execute()
    if ((await devicesOf(tx, [id])).length === 0) await recordConsent(tx, id, 'push', false)
  })

/** Has no browser ring for a member any more. */
export const stopPush = (tx: Db, memberId: string) => tx.deleteFrom('push_device').where('member_id', '=', memberId).execute()

export const removeDevice = (db: Db, id: string) => db.deleteFrom('push_device').where('id', '=', id).execute()

/** Whether the browser of this session rings. */
export async function isOn(db: Db, { sessionId }: Viewer) {
  return (await db.selectFrom('push_device').select('id').where('session_id', '=', sessionId).executeTakeFirst()) !== undefined
}

/** A device and how it is reached; nothing where it is gone. */
export async function findDevice({ db, vault }: { db: Db; vault: Vault }, id: string) {
  const row = await db.selectFrom('push_device').select(['member_id', 'session_id', 'sealed']).where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const subscription: Subscription = JSON.parse(vault.open(row.sealed, placeOf(id)).toString())
  return { memberId: row.member_id, sessionId: row.session_id, subscription }
}

/** The devices of these members. */
export function devicesOf(db: Db, memberIds: readonly string[]) {
  return db
    .selectFrom('push_device')
    .select(['id', 'member_id as memberId'])
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .execute()
}
