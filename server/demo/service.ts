import { randomBytes } from 'node:crypto'
import { App, type EmailDriver, generateApiKey } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import pg from 'pg'
import type { Address } from '../platform/db/client.ts'
import { Change } from './live/changes.ts'
import { migrateHosted, refuseProduct } from './migrate.ts'

const POOL = 5
const STATEMENT_MAX_MS = 10_000
const PASSWORD_MIN = 6
const SESSION_SECONDS = 3600
/** Digits of a code that is sent by mail: six would be guessed. */
const CODE_DIGITS = 12
/** Random bytes in a key as the library makes them. */
const KEY_BYTES = 17

/** Where its database is, what its sessions are signed with, what its public key is made of, what its links begin with, and as whom it asks Google. */
export type ServiceSettings = {
  address: Address
  sessionKey: Uint8Array
  publicKeySeed: Uint8Array
  publicUrl: string
  google?: { clientId: string; clientSecret: string } | undefined
}

const keyOf = async (kind: 'publishable' | 'secret', bytes: Uint8Array) =>
  (await generateApiKey(kind, undefined, bytes.subarray(0, KEY_BYTES))).key

/** What else it does: it mails, and tells of each change of a post, and of a time in which it may have missed some. */
type Hearing = { email: EmailDriver; changed: (change: Change) => void; missed: () => void }

/** A Supabase-compatible service on a database of its own, brought up to date before it answers anybody. */
export async function startService(
  { address, sessionKey, publicKeySeed, publicUrl, google }: ServiceSettings,
  { email, changed, missed }: Hearing,
) {
  const key = await keyOf('publishable', publicKeySeed)
  const connection = connect(address)
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: Buffer.from(sessionKey).toString('hex'),
      jwt_expiry: SESSION_SECONDS,
      site_url: publicUrl,
      additional_redirect_urls: [`${publicUrl}/**`],
      publishable_key: key,
      // Nobody holds it: nothing of ours acts as the service, and nobody else may.
      secret_key: await keyOf('secret', randomBytes(KEY_BYTES)),
      minimum_password_length: PASSWORD_MIN,
      email: { enable_confirmations: true, otp_length: CODE_DIGITS },
      external: google && { google: googleOf(google, publicUrl) },
    },
    api: { enabled: true, schemas: ['public'], max_rows: 1000, external_url: publicUrl },
    studio: { enabled: false },
    storage: { enabled: false },
    options: { server: { admin: false, disableStudio: true }, drivers: { email } },
  } as never)
  const answer = (request: Request, peerAddress: string): Promise<Response> =>
    Promise.resolve(app.server.fetch(request, { peerAddress } as never))
  try {
    await refuseProduct(connection.driver)
    await app.init()
    await app.ensureSystemSchema()
    await migrateHosted(connection.driver)
    let isFirst = true
    await connection.driver.listen(
      'embedded_realtime',
      (said) => changed(Change.parse(JSON.parse(said))),
      () => {
        if (!isFirst) missed()
        isFirst = false
      },
    )
    // It learns once which tables have rules for their rows. Until it has, it refuses them all.
    await answer(new Request(`${publicUrl}/rest/v1/posts?limit=1`, { headers: { apikey: key } }), '127.0.0.1')
  } catch (error) {
    await connection.close()
    throw error
  }
  return { key, answer, close: () => connection.close() }
}

const googleOf = ({ clientId, clientSecret }: NonNullable<ServiceSettings['google']>, publicUrl: string) => ({
  ...{ enabled: true, client_id: clientId, secret: clientSecret },
  redirect_uri: `${publicUrl}/auth/v1/callback`,
})

function connect(address: Address) {
  // pg reads every form of an address, sockets among them; it is not connected.
  const { host, port, user = '', database = '', password, ssl } = new pg.Client(address)
  return createPostgresConnection({
    url: 'postgresql://localhost',
    postgresOptions: {
      ...{ host, port, user, database, max: POOL, onnotice: () => {} },
      ...(password && { password }),
      ...(ssl && { ssl: ssl === true ? 'require' : ssl }),
      connection: { statement_timeout: STATEMENT_MAX_MS },
    },
  })
}
