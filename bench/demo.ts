import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import { prepareRoles } from '#server/demo/roles.ts'
import { secondDatabase } from '#server/platform/db/second-database.ts'
import { openBenchDatabase } from './support/database.ts'
import { atLeast, atMost, type Figure, median, percentile } from './support/figures.ts'
import { startLoad, startServer } from './support/processes.ts'
import { carriersOf, isBuilt } from './web/sizes.ts'

export const title = 'The demo area: a page of its feed against the library called bare, and a post on its way to a second browser'

const DATABASE = 'wardmates_demo'
const POSTS_THERE = 5000
const ROUNDS = 5
const SECONDS = 5
const CALLERS = 8
/** Nobody writes a hundred posts in ten minutes, so several do; each run has others than the one before. */
const WRITERS = 4
const INSERTS_EACH = 50
const WAIT_MS = 100
const READER = 'bench@example.org'
const PASSWORD = 'ward round'
/** A page of the feed, and one of its posts, as the dashboard asks for them. */
const POST =
  'id,author_id,content,likes_count,comments_count,created_at,updated_at,author:members!posts_author_id_fkey(full_name,designation,verified)'
/** Connections to the database of the demo area, without the one that asks. */
const LINES = `select count(*)::int as lines from pg_stat_activity
  where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`
const PATH = `/rest/v1/posts?select=${encodeURIComponent(POST)}&order=created_at.desc%2Cid.asc&offset=0&limit=20`

/** Asks for a page of 20 posts both ways in turns, then writes posts while a second browser listens. */
export async function measure(): Promise<Figure[]> {
  const { settings, close } = await openBenchDatabase('demo')
  const hosted = urlOf(await secondDatabase(settings.WARDMATES_DATA, DATABASE, prepareRoles(DATABASE)))
  const load = startLoad()
  const running: { stop(): Promise<void> }[] = [load]
  try {
    // With its jobs, because whoever signs up is sent an email.
    const product = await startServer('./product.ts', { ...settings, HOSTED_DATABASE_URL: hosted, RATE_LIMITS: 'off', BENCH_JOBS: 'on' })
    running.push(product)
    const [before] = await tell(hosted, LINES)
    const url = `http://127.0.0.1:${product.port}`
    const reader = await enter(url, hosted, READER)
    const { key, token, id } = reader
    await fill(hosted, id)
    const env = { BENCH_HOSTED: hosted, BENCH_EMAIL: READER, BENCH_PASSWORD: PASSWORD, BENCH_PATH: PATH }
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
    const writers: Entered[] = []
    for (let no = 0; no < WRITERS; no++) writers.push(await enter(url, hosted, `${crypto.randomUUID()}@example.org`))
    const heard = await hearing(reader, writers)
    return [
      atMost('lines to its database before anybody asks for it', Number(before?.lines), 0),
      ...(isBuilt() ? [atMost('other pages that carry its client', othersThatCarry(), 0)] : []),
      { what: 'pages of 20 posts a second, the product', measured: median(rounds.map((round) => round.product)).toFixed(0) },
      { what: 'the same, the library called bare', measured: median(rounds.map((round) => round.bare)).toFixed(0) },
      { what: 'p95 of a page, ms', measured: median(rounds.map(({ p95Ms }) => p95Ms)).toFixed(1) },
      atLeast('a second, the product to the library', median(rounds.map((round) => round.product / round.bare)), 0.9),
      { what: 'a post on its way to a second browser, p50 in ms', measured: percentile(heard, 0.5).toFixed(0) },
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

const othersThatCarry = () => carriersOf(/x-supabase-api-version/i).filter((path) => !path.startsWith('/supabase-')).length

async function tell(hosted: string, statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: hosted })
  await client.connect()
  const { rows } = await client.query(statement, values).finally(() => client.end())
  return rows
}

type Entered = Awaited<ReturnType<typeof enter>>

/** Somebody at the demo area with a confirmed address and a profile. */
async function enter(url: string, hosted: string, email: string) {
  const { service } = (await (await fetch(`${url}/api/demo-area`)).json()) as { service: { key: string } }
  const client = createClient(url, service.key, { auth: { persistSession: false, autoRefreshToken: false } })
  // Who has been here in a run before is refused.
  await client.auth.signUp({ email, password: PASSWORD })
  await tell(hosted, 'update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where email = $1', [email])
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  const saved = await client.from('profiles').upsert({ id: data.user.id, full_name: 'Asha Rao', profile_completed: true })
  if (saved.error) throw saved.error
  return { client, key: service.key, token: data.session.access_token, id: data.user.id }
}

const fill = (hosted: string, id: string) =>
  tell(
    hosted,
    `insert into public.posts (author_id, content, created_at)
    select $1::uuid, 'Post ' || n, now() - make_interval(mins => n) from generate_series(1, $2::int) as n
    where not exists (select from public.posts offset $2::int - 1)`,
    [id, POSTS_THERE],
  )

/** How long each post takes until another browser has read it with its author, in milliseconds. */
async function hearing({ client }: Entered, writers: readonly Entered[]): Promise<number[]> {
  const begun = new Map<string, number>()
  const took: number[] = []
  const joined = Promise.withResolvers<void>()
  client
    .channel('posts')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'posts' }, async (change) => {
      if (change.eventType !== 'INSERT') return
      const since = begun.get(change.new.content)
      await client.from('posts').select(POST).eq('id', change.new.id).maybeSingle()
      if (since !== undefined) took.push(performance.now() - since)
    })
    .subscribe((state, error) => {
      if (state === 'SUBSCRIBED') joined.resolve()
      else joined.reject(error ?? new Error(`The second browser's line: ${state}.`))
    })
  try {
    await joined.promise
    // The line says that it is subscribed before it is told the first change.
    await wait(1000)
    for (let at = 0; at < INSERTS_EACH; at++)
      for (const writer of writers) {
        const content = `Bench ${crypto.randomUUID()}`
        begun.set(content, performance.now())
        const { error } = await writer.client.from('posts').insert({ author_id: writer.id, content })
        if (error) throw error
        await wait(WAIT_MS)
      }
    await wait(2000)
  } finally {
    // A line that stays open would keep the bench from its end.
    await client.removeAllChannels()
  }
  if (took.length < begun.size) throw new Error(`Of ${begun.size} posts ${took.length} were heard of.`)
  return took
}
