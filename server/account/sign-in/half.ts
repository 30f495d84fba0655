import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { HALF_SIGN_IN_MINUTES } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'
import type { OpenContext } from '../../platform/http/context.ts'
import type { SignInWay } from '../tables.ts'

const TOKEN = /^[\w-]{43}$/

/** The prefix makes browsers insist on Secure, Path=/ and no Domain; plain http on a loopback address cannot have it. */
const nameOf = (isHttps: boolean) => (isHttps ? '__Host-factor' : 'factor')

const hashOf = (token: string) => createHash('sha256').update(token).digest()

function setCookie({ caller, publicUrl }: OpenContext, token: string, maxAgeS: number) {
  const isHttps = publicUrl().startsWith('https:')
  const secure = isHttps ? '; Secure' : ''
  caller.setCookie(`${nameOf(isHttps)}=${token}; Max-Age=${maxAgeS}; Path=/; HttpOnly; SameSite=Strict${secure}`)
}

/** Keeps that somebody has shown what they sign in with first; no script can read by what. It opens nothing but the next step. */
export async function beginHalf(context: OpenContext, tx: Db, memberId: string, way: SignInWay) {
  const token = randomBytes(32).toString('base64url')
  const expires_at = sql<Date>`now() + make_interval(mins => ${sql.lit(HALF_SIGN_IN_MINUTES)})`
  await tx
    .insertInto('half_sign_in')
    .values({ token_hash: hashOf(token), member_id: memberId, way, expires_at })
    .execute()
  setCookie(context, token, HALF_SIGN_IN_MINUTES * 60)
}

/** Whose sign-in this browser has half done, while it waits. */
export async function findHalf({ caller, db, publicUrl }: OpenContext) {
  const token = caller.cookies[nameOf(publicUrl().startsWith('https:'))] ?? ''
  if (!TOKEN.test(token)) return undefined
  return db
    .selectFrom('half_sign_in')
    .select(['token_hash', 'member_id', 'way'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Uses it up; false where somebody was faster. */
export async function takeHalf(context: OpenContext, tx: Db, tokenHash: Buffer) {
  const row = await tx.deleteFrom('half_sign_in').where('token_hash', '=', tokenHash).returning('member_id').executeTakeFirst()
  if (row) setCookie(context, '', 0)
  return row !== undefined
}
