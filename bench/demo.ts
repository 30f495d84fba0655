import { randomBytes, randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import pg from 'pg'
import { prepareRoles } from '#server/demo/roles.ts'
import { startService } from '#server/demo/service.ts'
import { secondDatabase } from '#server/platform/db/second-database.ts'
import { openVault } from '#server/platform/secrets/vault.ts'
import { openBenchDatabase } from './support/database.ts'
import { atLeast, atMost, type Figure, median, percentile } from './support/figures.ts'
import { startLoad, startServer } from './support/processes.ts'

export const title = 'The demo area: a page of posts to the library alone, and a post on its way to another browser'

const ROUNDS = 7
const SECONDS = 3
const CONNECTIONS = 8
const POSTS = 500
const INSERTS = 60
const DATABASE = 'demo_bench'

/** A database for the demo area on the server of the bench. */
async function demoDatabase(dataDir: string) {
  const { host = '', port, user, database } = await secondDatabase(dataDir, DATABASE, prepareRoles(DATABASE))
  return `postgresql:///${database}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`
}

/** Compares what the server answers with what the library answers when it is called, and times posts from one client to another. */
export async function measure(): Promise<Figure[]> {
  const { settings, close } = await openBenchDatabase('sign-in')
  const load = startLoad()
  const running: { stop(): Promise<unknown> }[] = [load]
  try {
    const hosted = await demoDatabase(settings.WARDMATES_DATA)
    const secret = randomBytes(32)
    const vault = openVault(secret)
    const [sessionKey, publicKeySeed] = [vault.derive('demo area sessions'), vault.derive('demo area publishable')]
    const service = await startService(
      { address: { connectionString: hosted }, sessionKey, publicKeySeed, publicUrl: 'http://127.0.0.1' },
      { email: { send: async () => {} }, changed: () => {}, missed: () => {} },
    )
    running.push({ stop: service.close })
    const id = randomUUID()
    await fill(hosted, id)
    const claims = { role: 'authenticated', email: 'asha@bench.example', session_id: randomUUID() }
    const signer = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).setSubject(id).setAudience('authenticated')
    const token = await signer
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(sessionKey.toString('hex')))
    const product = await startServer('./product.ts', {
      ...{ ...settings, HOSTED_DATABASE_URL: hosted, SECRET_KEY: secret.toString('base64'), RATE_LIMITS: 'off' },
    })
    running.push(product)

    const path = '/rest/v1/posts?select=*,author:members!posts_author_id_fkey(full_name)&order=created_at.desc&limit=20'
    const headers = { apikey: service.key, authorization: `Bearer ${token}` }
    const bare = async () => {
      const until = performance.now() + SECONDS * 1000
      let answered = 0
      const one = async () => {
        while (performance.now() < until) {
          const answer = await service.answer(new Request(`http://127.0.0.1${path}`, { headers }), '127.0.0.1')
          if (answer.status !== 200) throw new Error(`The library answered ${answer.status}.`)
          await answer.text()
          answered++
        }
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, one))
      return answered / SECONDS
    }
    const request = `GET ${path} HTTP/1.1\r\nHost: bench\r\napikey: ${service.key}\r\nauthorization: Bearer ${token}\r\n\r\n`
    const served = async () =>
      (await load.run({ port: product.port, requests: [request], connections: CONNECTIONS, seconds: SECONDS })).perSecond
    await served()

    const rounds: { bare: number; served: number }[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push({ bare: await bare(), served: await served() })
    const ways = await timeInserts(`http://127.0.0.1:${product.port}`, service.key, token, id)
    return [
      { what: 'pages of 20 posts a second, the library called', measured: median(rounds.map(({ bare }) => bare)).toFixed(0) },
      { what: 'the same, the server asked', measured: median(rounds.map(({ served }) => served)).toFixed(0) },
      atLeast('a second, server to library', median(rounds.map(({ bare, served }) => served / bare)), 0.9),
      { what: 'a post to another client, median in ms', measured: median(ways).toFixed(0) },
      atMost('a post to another client, p95 in ms', percentile(ways, 0.95), 500),
    ]
  } finally {
    for (const one of running.reverse()) await one.stop()
    await close()
  }
}

async function fill(url: string, id: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('delete from auth.users')
    await client.query('insert into auth.users (id, email) values ($1, $2)', [id, 'asha@bench.example'])
    await client.query("insert into public.profiles (id, full_name, profile_completed) values ($1, 'Asha Rao', true)", [id])
    await client.query(
      "insert into public.posts (author_id, content, created_at) select $1, 'Post ' || n, now() - n * interval '1 minute' from generate_series(1, $2) n",
      [id, POSTS],
    )
  } finally {
    await client.end()
  }
}

/** Milliseconds from a post to the moment when another client hears of it. */
async function timeInserts(url: string, key: string, token: string, id: string) {
  const open = () => createClient(url, key, { accessToken: async () => token })
  const [writer, reader] = [open(), open()]
  const heard = new Map<string, (at: number) => void>()
  await new Promise<void>((resolve) => {
    reader
      .channel('posts')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'posts' }, ({ new: post }) => {
        heard.get((post as { content: string }).content)?.(performance.now())
      })
      .subscribe((status) => status === 'SUBSCRIBED' && resolve())
  })
  const ways: number[] = []
  for (let no = 0; no < INSERTS; no++) {
    const content = `Timed ${no}`
    const begun = performance.now()
    const arrival = new Promise<number>((resolve) => heard.set(content, resolve))
    const { error } = await writer.from('posts').insert({ author_id: id, content })
    if (error) throw error
    ways.push((await arrival) - begun)
  }
  await reader.removeAllChannels()
  return ways
}
