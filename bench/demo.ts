import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import { prepareRoles } from '#server/demo/roles.ts'
import { secondDatabase } from '#server/platform/db/second-database.ts'
import { openBenchDatabase } from './support/database.ts'
import { atLeast, atMost, type Figure, median, percentile } from './support/figures.ts'
import { startLoad, startServer } from './support/processes.ts'

export const title = 'The demo area: a page of its feed against the library called bare, and a post on its way to a second browser'

const DATABASE = 'wardmates_demo'
const POSTS_THERE = 5000
const ROUNDS = 5
const SECONDS = 5
const CALLERS = 8
const INSERTS = 200
const INSERTS_PER_SECOND = 10
const EMAIL = 'bench@example.org'
const PASSWORD = 'ward round'
const PATH = `/rest/v1/posts?select=${encodeURIComponent(
  '*,author:members!posts_author_id_fkey(full_name,avatar_url,designation,verified)',
)}&order=created_at.desc%2Cid.desc&offset=0&limit=20`

/** Asks for a page of 20 posts both ways in turns, then writes posts while a second browser listens. */
export async function measure(): Promise<Figure[]> {
  const { settings, close } = await openBenchDatabase('demo')
  const hosted = urlOf(await secondDatabase(settings.WARDMATES_DATA, DATABASE, prepareRoles(DATABASE)))
  const load = startLoad()
  const running: { stop(): Promise<void> }[] = [load]
  try {
    const product = await startServer('./product.ts', { ...settings, HOSTED_DATABASE_URL: hosted, RATE_LIMITS: 'off' })
    running.push(product)
    const { client, key, token, id } = await enter(`http://127.0.0.1:${product.port}`, hosted)
    await fill(hosted, id)
    const env = { BENCH_HOSTED: hosted, BENCH_EMAIL: EMAIL, BENCH_PASSWORD: PASSWORD, BENCH_PATH: PATH }
    const bare = await startServer('./demo-bare.ts', env)
    running.push(bare)

    const request = `GET ${PATH} HTTP/1.1\r\nHost: bench\r\napikey: ${key}\r\nAuthorization: Bearer ${token}\r\n\r\n`
    const rounds: { product: number; bare: number; p95Ms: number }[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const asked = await load.run({ port: product.port, requests: [request], connections: CALLERS, seconds: SECONDS })
      const answer = await fetch(`http://127.0.0.1:${bare.port}/?callers=${CALLERS}&seconds=${SECONDS}`)
      // The first of both warms up.
      if (round > 0) rounds.push({ product: asked.perSecond, bare: Number(await answer.text()), p95Ms: asked.p95Ms })
      else await answer.text()
    }
    const heard = await hearing(client, id)
    return [
      { what: 'pages of 20 posts a second, the product', measured: median(rounds.map((round) => round.product)).toFixed(0) },
      { what: 'the same, the library called bare', measured: median(rounds.map((round) => round.bare)).toFixed(0) },
      { what: 'p95 of a page, ms', measured: median(rounds.map(({ p95Ms }) => p95Ms)).toFixed(1) },
      atLeast('a second, the product to the library', median(rounds.map((round) => round.product / round.bare)), 0.9),
      { what: `posts, ${INSERTS_PER_SECOND} a second: p50 in ms to a second browser`, measured: percentile(heard, 0.5).toFixed(0) },
      atMost('the same, p95 in ms', percentile(heard, 0.95), 500),
    ]
  } finally {
    for (const one of running.reverse()) await one.stop()
    await close()
  }
}

function urlOf({ host = '', port, user = '', password, database = '' }: pg.ClientConfig) {
  const words = new URLSearchParams({ host, port: String(port), user, ...(typeof password === 'string' && { password }) })
  return `postgresql:///${database}?${words}`
}

async function tell(hosted: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: hosted })
  await client.connect()
  await client.query(statement, values).finally(() => client.end())
}

/** Somebody at the demo area with a confirmed address and a profile, the same from run to run. */
async function enter(url: string, hosted: string) {
  const { service } = (await (await fetch(`${url}/api/demo-area`)).json()) as { service: { key: string } }
  const client = createClient(url, service.key, { auth: { persistSession: false, autoRefreshToken: false } })
  await client.auth.signUp({ email: EMAIL, password: PASSWORD })
  await tell(hosted, 'update auth.users set email_confirmed_at = now() where email = $1', [EMAIL])
  const { data, error } = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })
  if (error) throw error
  await client.from('profiles').upsert({ id: data.user.id, full_name: 'Asha Rao', profile_completed: true })
  return { client, key: service.key, token: data.session.access_token, id: data.user.id }
}

const fill = (hosted: string, id: string) =>
  tell(
    hosted,
    `insert into public.posts (author_id, content, created_at)
    select $1, 'Post ' || n, now() - make_interval(mins => n) from generate_series(1, $2::int) as n
    where not exists (select from public.posts offset $2::int - 1)`,
    [id, POSTS_THERE],
  )

/** How long each post takes until a second browser has read it with its author, in milliseconds. */
async function hearing(writer: Awaited<ReturnType<typeof enter>>['client'], id: string): Promise<number[]> {
  const begun = new Map<string, number>()
  const took: number[] = []
  const joined = Promise.withResolvers<void>()
  writer
    .channel('posts')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'posts' }, async ({ new: row }) => {
      const since = begun.get(row.content)
      await writer.from('posts').select('*, author:members!posts_author_id_fkey(full_name)').eq('id', row.id).maybeSingle()
      if (since !== undefined) took.push(performance.now() - since)
    })
    .subscribe((state, error) => {
      if (state === 'SUBSCRIBED') joined.resolve()
      if (error) joined.reject(error)
    })
  await joined.promise
  // The line says that it is subscribed before it is told the first change.
  await wait(1000)
  for (let at = 0; at < INSERTS; at++) {
    const content = `Bench ${crypto.randomUUID()}`
    begun.set(content, performance.now())
    const { error } = await writer.from('posts').insert({ author_id: id, content })
    if (error) throw error
    await wait(1000 / INSERTS_PER_SECOND)
  }
  await wait(2000)
  await writer.removeAllChannels()
  if (took.length < INSERTS) throw new Error(`Of ${INSERTS} posts ${took.length} were heard of.`)
  return took
}
