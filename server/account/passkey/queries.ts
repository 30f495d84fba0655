import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'

/** A member's passkeys, the oldest first. */
export const listPasskeys = (db: Db, memberId: string) =>
  db
    .selectFrom('passkey')
    .select(['id', 'name', 'credential_id', 'transports', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The passkey behind a credential; nobody else uses it until the transaction ends. */
export const lockPasskey = (tx: Db, credentialId: string) =>
  tx
    .selectFrom('passkey')
    .select(['id', 'member_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()

export const saveUse = (tx: Db, id: string, counter: number) =>
  tx.updateTable('passkey').set({ counter, last_used_at: sql<Date>`now()` }).where('id', '=', id).execute()

type NewPasskey = { memberId: string; credentialId: string; publicKey: Uint8Array; counter: number; transports: string[]; name: string }

/** Keeps a passkey; false where it is kept already, also by somebody else. */
export async function savePasskey(tx: Db, { memberId, credentialId, publicKey, counter, transports, name }: NewPasskey) {
  const row = await tx
    .insertInto('passkey')
    .values({
      id: newId(),
      member_id: memberId,
      credential_id: credentialId,
      public_key: Buffer.from(publicKey),
      counter,
      transports,
      name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function renamePasskey(db: Db, memberId: string, id: string, name: string) {
  const row = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function removePasskey(tx: Db, memberId: string, id: string) {
  const row = await tx.deleteFrom('passkey').where('id', '=', id).where('member_id', '=', memberId).returning('id').executeTakeFirst()
  return row !== undefined
}
