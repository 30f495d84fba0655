import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { CHALLENGE_MINUTES } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Vault } from '../../platform/secrets/vault.ts'

const MS = CHALLENGE_MINUTES * 60_000

/** What a challenge is for: to sign in, or to add a passkey to one account. */
type Purpose = 'sign in' | `add:${string}`

const markOf = ({ fingerprint }: Vault, body: string, purpose: Purpose) =>
  fingerprint(body, `passkey challenge:${purpose}`).toString('base64url')

/** A challenge that says by itself whose it is and until when; nothing is kept before it is answered, whoever asks for how many. */
export function makeChallenge(vault: Vault, purpose: Purpose, now = Date.now()) {
  const body = `${randomBytes(16).toString('base64url')}.${(now + MS).toString(36)}`
  return `${body}.${markOf(vault, body, purpose)}`
}

/** Whether a challenge, as a browser sends it back, is one of ours for this purpose and has not run out. */
export function isOurs(vault: Vault, purpose: Purpose, returned: string, now = Date.now()) {
  const [random = '', until = '', mark = ''] = Buffer.from(returned, 'base64url').toString().split('.')
  const [claimed, made] = [Buffer.from(mark), Buffer.from(markOf(vault, `${random}.${until}`, purpose))]
  return claimed.length === made.length && timingSafeEqual(claimed, made) && Number.parseInt(until, 36) > now
}

/** Notes that a challenge was answered; false where it had been. */
export async function takeChallenge(tx: Db, returned: string) {
  const row = await tx
    .insertInto('answered_challenge')
    .values({ challenge_hash: createHash('sha256').update(returned).digest(), expires_at: new Date(Date.now() + MS) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .executeTakeFirst()
  return row !== undefined
}
