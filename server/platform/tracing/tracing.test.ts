import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { feed, type Post } from '#contract/feed.ts'
import { World } from '#tests/support/world.ts'
import { readConfig } from '../config.ts'
import { openPool } from '../db/client.ts'
import { defineJob, work } from '../jobs/job.ts'
import { openTraces } from './open.ts'
import { summaryOf } from './statements.ts'

const root = join(import.meta.dirname, '../../..')
/** As many spans as are sent at once. */
const BATCH = 512

type Attribute = { key: string; value: { stringValue?: string; intValue?: number | string } }
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[]; status: { code?: number } }
type Sent = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[] }

const taken = (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}')

/** A collector that takes traces as JSON, or answers otherwise, and what it was sent. */
async function aCollector(answer = taken) {
  const bodies: string[] = []
  const headers: IncomingHttpHeaders[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    if (request.url === '/v1/traces') bodies.push(body)
    headers.push(request.headers)
    answer(response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sent = () => bodies.map((body) => JSON.parse(body) as Sent)
  const spans = () =>
    sent().flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)))
  return { url, headers, sent, spans, text: () => bodies.join('\n') }
}

const attributeOf = ({ attributes }: Pick<Span, 'attributes'>, key: string) => {
  const value = attributes.find((one) => one.key === key)?.value
  return value?.stringValue ?? (value?.intValue === undefined ? undefined : Number(value.intValue))
}

/** The traces of a node without its rooms, and a job on it. */
function aNode(collector: string, { services = [] as string[], pool = openPool({}, 1) } = {}) {
  const warn = vi.fn()
  const settings = { url: `${collector}/v1/traces`, headers: {}, service: 'ward', share: 1, services }
  const { jobs, close } = openTraces(settings, { app: Fastify(), pool, version: 'test', log: { warn } })
  const job = defineJob({ name: 'round', payload: z.object({}) })
  const round = (run: () => Promise<unknown>) => jobs([work(job, run)])[0]!.run({}, {}, AbortSignal.timeout(60_000))
  return { warn, close, round }
}

/** Sends a body some time after what goes before it, and in two pieces, as a phone does; answers the answer. */
async function sentSlowly<T>(url: string, token: string, body: string): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const sent = request(url, { method: 'POST', headers })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  sent.flushHeaders()
  for (const piece of [body.slice(0, 10), body.slice(10)]) {
    await sleep(50)
    sent.write(piece)
  }
  sent.end()
  const [answer] = await answered
  return JSON.parse(Buffer.concat(await answer.toArray()).toString()) as T
}

test('a request, its statements and a job are traced, by what they are and not by whose', async () => {
  const collector = await aCollector()
  const collecting = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20key',
    OTEL_SERVICE_NAME: 'ward',
  }
  const world = await World.open({ CORPUS: 'off', ...collecting })
  const asha = await world.member({ name: 'Gangubai Rao' })
  const post = { clientId: randomUUID(), content: 'Leptospirosis in bed four' }
  const { id: postId } = await sentSlowly<Post>(`${world.url}/api/feed/posts`, asha.token!, JSON.stringify(post))
  await asha.call(feed.get, { postId })
  await world.fetch(`/api/feed/posts/${postId}?secret=1`, { headers: { 'user-agent': 'secret' } })
  await world.app.jobs.start()
  const done = sql<{ n: number }>`select count(*) as n from pgboss.job where state = 'completed'`
  await vi.waitUntil(async () => (await done.execute(world.db)).rows[0]!.n > 0, { timeout: 20_000, interval: 50 })
  await world.close()

  const spans = collector.spans()
  const named = (name: string) => spans.filter((span) => span.name === name)
  const [read] = named('GET /api/feed/posts/:postId')
  expect(
    named('GET /api/feed/posts/:postId')
      .map((span) => attributeOf(span, 'http.response.status_code'))
      .sort(),
  ).toEqual([200, 401])
  expect(attributeOf(read!, 'http.route')).toBe('/api/feed/posts/:postId')
  for (const [request, statement] of [
    ['POST /api/feed/posts', 'insert post'],
    ['GET /api/feed/posts/:postId', 'select post'],
  ] as const) {
    const of = named(request).find((span) => attributeOf(span, 'http.response.status_code') !== 401)!
    const within = spans.filter((span) => span.traceId === of.traceId && span.parentSpanId === of.spanId)
    expect(within.map(({ name }) => name)).toEqual(expect.arrayContaining([statement]))
    expect(new Set(within.map((span) => attributeOf(span, 'db.system.name')))).toEqual(new Set(['postgresql']))
  }
  expect(spans.filter(({ name }) => name.startsWith('job ')).length).toBeGreaterThan(0)
  const { resource } = collector.sent()[0]!.resourceSpans[0]!
  expect([attributeOf(resource, 'service.name'), attributeOf(resource, 'service.version')]).toEqual(['ward', 'test'])
  expect(collector.headers[0]).toMatchObject({ 'api-key': 'a key' })
  const members = [asha.id, asha.token!, asha.sessionId, postId, 'Gangubai', 'Leptospirosis', '@example.org']
  const asked = ['127.0.0.1', 'secret', ' where ', '$1']
  expect([...members, ...asked].filter((words) => collector.text().includes(words))).toEqual([])
})

test('whoever asks within a trace is answered within it, and a header that is none begins a new one', async () => {
  const collector = await aCollector()
  const world = await World.open({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  const ask = (traceparent: string) => world.fetch('/api/health', { headers: { traceparent, tracestate: 'of=Gangubai' } })

  await ask(`00-${traceId}-${spanId}-00`)
  for (const odd of ['', 'x', `00-${'0'.repeat(32)}-${spanId}-01`, `ff-${traceId}-${spanId}-01`, 'a'.repeat(4000)]) await ask(odd)
  await world.close()

  const asked = collector.spans().filter(({ name }) => name === 'GET /api/health')
  expect(asked).toHaveLength(6)
  expect(asked.filter((span) => span.traceId === traceId).map((span) => span.parentSpanId)).toEqual([spanId])
  expect(collector.text()).not.toContain('Gangubai')
})

test('a share of the traces is kept, whatever whoever asks says of it', async () => {
  const collector = await aCollector()
  const world = await World.open({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' })
  const asha = await world.member()

  const headers = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' }
  const answer = await world.fetch('/api/feed/trending', { token: asha.token, headers })
  await world.close()

  expect(answer.status).toBe(200)
  expect(collector.spans()).toEqual([])
})

test.each<[how: string, url: () => Promise<string>]>([
  ['is away', async () => 'http://127.0.0.1:9'],
  ['refuses', async () => (await aCollector((response) => void response.writeHead(401).end())).url],
  ['says nothing', async () => (await aCollector(() => {})).url],
])('a collector that %s keeps nobody waiting, and is told of once', async (_, url) => {
  const { warn, round, close } = aNode(await url())

  for (let at = 0; at < BATCH + 1; at++) expect(await round(async () => at)).toBe(at)
  await close()

  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 10_000 })
  expect(warn.mock.calls).toEqual([[{ reason: expect.stringMatching(/./) }, 'the collector takes no traces']])
})

test('our own services are told of the trace they are asked in, and no others', async () => {
  const [collector, ours, others] = [await aCollector(), await aCollector(), await aCollector()]
  const { round, close } = aNode(collector.url, { services: [`${ours.url}/v1`] })

  await round(async () => {
    for (const { url } of [ours, others]) await (await fetch(`${url}/v1/chat`)).text()
  })
  await close()
  await (await fetch(`${ours.url}/v1/chat`)).text()

  const [span] = collector.spans()
  expect(ours.headers.map(({ traceparent }) => traceparent)).toEqual([`00-${span!.traceId}-${span!.spanId}-01`, undefined])
  expect(others.headers.map(({ traceparent }) => traceparent)).toEqual([undefined])
})

test('a fault is told by its kind, and not in its words', async () => {
  const collector = await aCollector()
  const world = await World.open()
  const pool = openPool({ connectionString: world.databaseUrl }, 1)
  const { round, close } = aNode(collector.url, { pool })

  await expect(round(() => pool.query('select $1::int', ['Gangubai']))).rejects.toThrow('Gangubai')
  await expect(round(() => Promise.reject(new TypeError('of Gangubai')))).rejects.toThrow('Gangubai')
  await close()
  await pool.end()
  await world.close()

  const told = collector.spans().map((span) => [span.name, span.status.code, attributeOf(span, 'error.type')])
  expect(told).toEqual([
    ['select', 2, '22P02'],
    ['job round', 2, '22P02'],
    ['job round', 2, 'TypeError'],
  ])
  expect(collector.text()).not.toContain('Gangubai')
})

test('headers for the collector are read as OpenTelemetry writes them, and nothing is traced without one', () => {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example/otlp/', OTEL_EXPORTER_OTLP_HEADERS: 'a=b==, c=d%2Ce' }

  expect(readConfig(settings).tracing).toMatchObject({ url: 'https://traces.example/otlp/v1/traces', headers: { a: 'b==', c: 'd,e' } })
  expect(readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }).tracing).toBeUndefined()
  for (const OTEL_EXPORTER_OTLP_HEADERS of ['a', '=b', 'a=%E0%A4'])
    expect(() => readConfig({ ...settings, OTEL_EXPORTER_OTLP_HEADERS })).toThrow('OTEL_EXPORTER_OTLP_HEADERS: write name=value')
})

test('nothing of it is loaded by a server without a collector', () => {
  const eager = globSync('server/**/*.ts', { cwd: root }).filter((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const names = /^import (?!type )[^;]*?from '(@opentelemetry\/|[^']*\/tracing\/(?!settings))/m
    return !path.startsWith('server/platform/tracing/') && names.test(text)
  })

  expect(eager).toEqual([])
})

test.each([
  ['select "id" from "post" where "id" = $1', 'select post'],
  ['insert into "post_comment" ("id") values ($1)', 'insert post_comment'],
  ['  update member set name = $1', 'update member'],
  ['select id, (select count(*) from post_like where post_id = id) from post where id = $1', 'select post'],
  ['select a.id, (select 1 from member) from (select id from post where id = $1) as a join member on true', 'select post'],
  ['with mine as (select id from mate_link where from_id = $1) select id from mine', 'with mine'],
  ['select pg_notify($1, $2)', 'select'],
])('%s is summed up as %s', (text, summary) => {
  expect(summaryOf(text)).toBe(summary)
})
