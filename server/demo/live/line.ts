import type { WebSocket } from 'ws'
import { z } from 'zod'
import { Allowance } from '../../platform/live/lines.ts'
import { type Binding, type Change, changeData, Joining, type Row } from './changes.ts'
import { type Frame, readFrame, type Version, writeFrame } from './frames.ts'

/** Somebody who is signed in, until then. */
export type Reader = { token: string; endsAt: number }
/** Whose a token is; undefined where it is nobody's. Rejects where that cannot be known now. */
export type WhoIs = (token: string) => Promise<Reader | undefined>

const TOPICS_MAX = 10
/** More than a page says in ten seconds. */
const FRAMES = { most: 100, ms: 10_000 }
/** What has not gone out by then: whoever does not read is not waited for. */
const UNREAD_MAX_BYTES = 1024 * 1024

/** So long the other end may take to say goodbye. */
const GOODBYE_MS = 1000

type Topic = { joinRef: string | null; bindings: Binding[]; reader: Reader | undefined }

const Renewal = z.object({ access_token: z.string().max(8000).nullish() })

/** One browser's line: the topics it has joined, and on whose behalf. */
export class Line {
  readonly #socket: WebSocket
  readonly #version: Version
  readonly #whoIs: WhoIs
  readonly #topics = new Map<string, Topic>()
  readonly #frames = new Allowance(FRAMES.most, FRAMES.ms)
  #turn: Promise<void> = Promise.resolve()
  #no = 0
  heardAt = performance.now()

  constructor(socket: WebSocket, version: Version, whoIs: WhoIs) {
    this.#socket = socket
    this.#version = version
    this.#whoIs = whoIs
    socket.on('message', (data, isBinary) => {
      this.heardAt = performance.now()
      const frame = isBinary ? undefined : readFrame(String(data), version)
      if (!frame || !this.#frames.allows()) return this.end(1008)
      // One after another: a topic is left after it was joined, not before.
      this.#turn = this.#turn.then(() => this.#hear(frame)).catch(() => this.end(1011))
    })
  }

  /** Somebody who reads over this line, if anybody does. */
  reader(now = Date.now()): Reader | undefined {
    return [...this.#topics.values()].find(({ reader }) => reader && reader.endsAt > now)?.reader
  }

  /** Tells of a change wherever it was asked for by somebody who is signed in. */
  tell(change: Change, row: Row | undefined, now = Date.now()) {
    for (const [topic, { bindings, reader }] of this.#topics) {
      if (!reader || reader.endsAt <= now) continue
      const ids = bindings.filter(({ event }) => event === '*' || event === change.type).map(({ id }) => id)
      if (ids.length > 0) this.#say(topic, 'postgres_changes', { ids, data: changeData(change, row) })
    }
  }

  /** Ends the topics whose session has expired; a client with a newer one joins them again. */
  expire(now = Date.now()) {
    for (const [topic, { joinRef, reader }] of this.#topics) {
      if (!reader || reader.endsAt > now) continue
      this.#topics.delete(topic)
      this.#say(topic, 'system', { status: 'error', message: 'Token has expired', extension: 'system', channel: topic.slice(9) })
      this.#say(topic, 'phx_close', {}, joinRef)
    }
  }

  end(code: number) {
    this.#socket.close(code)
    setTimeout(() => this.cut(), GOODBYE_MS).unref()
  }

  /** Without a goodbye. */
  cut() {
    this.#socket.terminate()
  }

  async #hear(frame: Frame) {
    const { topic, event } = frame
    if (topic === 'phoenix' && event === 'heartbeat') return this.#reply(frame)
    if (event === 'phx_join') return this.#join(frame)
    const joined = this.#topics.get(topic)
    if (!joined) return this.#reply(frame, { reason: 'unmatched topic' })
    if (event === 'phx_leave') {
      this.#topics.delete(topic)
      this.#reply(frame)
      return this.#say(topic, 'phx_close', {}, joined.joinRef)
    }
    if (event === 'access_token') return this.#renew(joined, frame)
    this.#reply(frame, { reason: 'This server tells of changed posts and of nothing else.' })
  }

  async #join(frame: Frame) {
    const { topic, joinRef, payload } = frame
    const asked = Joining.safeParse(payload)
    if (!topic.startsWith('realtime:') || !asked.success)
      return this.#reply(frame, { reason: 'Only changes of public.posts, all of them, can be subscribed to here.' })
    if (!this.#topics.has(topic) && this.#topics.size >= TOPICS_MAX) return this.#reply(frame, { reason: 'too many topics' })
    const { config, access_token } = asked.data
    const reader = await this.#readerOf(access_token).catch(() => 'unknown' as const)
    if (reader === 'unknown') return this.#reply(frame, { reason: 'unavailable' })
    const bindings = config.postgres_changes.map((wanted) => ({ ...wanted, id: ++this.#no }))
    this.#topics.set(topic, { joinRef, bindings, reader })
    this.#say(topic, 'phx_reply', { status: 'ok', response: { postgres_changes: bindings } }, joinRef, frame.ref)
    const heard = { status: 'ok', message: 'Subscribed to PostgreSQL', extension: 'postgres_changes', channel: topic.slice(9) }
    if (bindings.length > 0) this.#say(topic, 'system', heard)
  }

  /** A newer token takes the place of the one before; whoever cannot be found out about hears nothing, and may join again. */
  async #renew(joined: Topic, { payload }: Frame) {
    const { data } = Renewal.safeParse(payload)
    if (data) joined.reader = await this.#readerOf(data.access_token)
  }

  /** A publishable key is no session. */
  #readerOf = async (token: string | null | undefined) => (token?.split('.').length === 3 ? this.#whoIs(token) : undefined)

  #reply({ topic, joinRef, ref }: Frame, refused?: { reason: string }) {
    this.#say(topic, 'phx_reply', { status: refused ? 'error' : 'ok', response: refused ?? {} }, joinRef, ref)
  }

  #say(topic: string, event: string, payload: unknown, joinRef: string | null = null, ref: string | null = null) {
    if (this.#socket.bufferedAmount > UNREAD_MAX_BYTES) return this.cut()
    this.#socket.send(writeFrame({ topic, event, payload, joinRef, ref }, this.#version))
  }
}
