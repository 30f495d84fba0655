import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'

// Written from docs/api-live.md alone: what it does not say this client does not know.

type Message = {
  conversationId: string
  seq: number
  senderId: string | null
  clientId: string
  changeSeq: number
  envelope: { body: string } | null
}
type Head = { conversationId: string; lastSeq: number; changeSeq: number }
type Waiting = { clientId: string; text: string; since: number; done: (seq: number) => void }

const PAGE = 200
const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 2000
/** One request that does not come back must not hold up the others behind it. */
const PATIENCE_MS = 10_000

/** A device of a member: sends what is written until it is acknowledged, and shows what it hears of in its order. */
export class MessageClient {
  readonly memberId: string
  /** Every message in the order in which it was shown, and how it was heard of. */
  readonly shown: { message: Message; at: number; how: 'live' | 'asked' }[] = []
  readonly acknowledged: { conversationId: string; seq: number; clientId: string; since: number; at: number }[] = []
  readonly #token: string
  readonly #nodes: () => readonly string[]
  readonly #deviceId = randomUUID()
  readonly #held = new Map<string, { lastSeq: number; asking: boolean; target: number }>()
  readonly #outbox = new Map<string, Waiting[]>()
  #socket: Socket | undefined
  #isOver = false

  constructor({ memberId, token }: { memberId: string; token: string }, nodes: () => readonly string[]) {
    this.memberId = memberId
    this.#token = token
    this.#nodes = nodes
  }

  /** Shows these from their beginning on, and goes on until it is closed. */
  open(conversationIds: readonly string[]) {
    for (const id of conversationIds) {
      this.#held.set(id, { lastSeq: 0, asking: false, target: 0 })
      this.#outbox.set(id, [])
      void this.#sendAll(id)
    }
    void this.#listen()
  }

  close() {
    this.#isOver = true
    this.#socket?.close()
  }

  /** Resolves with its place once it is acknowledged. */
  write(conversationId: string, text: string) {
    return new Promise<number>((done) =>
      this.#outbox.get(conversationId)!.push({ clientId: randomUUID(), text, since: performance.now(), done }),
    )
  }

  /** Loses its line, as a phone in a lift. */
  cut() {
    this.#socket?.io.engine.close()
  }

  lastSeqOf = (conversationId: string) => this.#held.get(conversationId)!.lastSeq

  async #sendAll(conversationId: string) {
    const queue = this.#outbox.get(conversationId)!
    while (!this.#isOver) {
      const [next] = queue
      if (!next) await sleep(2)
      else {
        const body = {
          clientId: next.clientId,
          deviceId: this.#deviceId,
          envelope: { alg: 'plain1', body: JSON.stringify({ text: next.text }) },
        }
        const { seq } = await this.#untilAnswered<{ seq: number }>(`/api/conversations/${conversationId}/messages`, body)
        this.acknowledged.push({ conversationId, seq, clientId: next.clientId, since: next.since, at: performance.now() })
        queue.shift()
        next.done(seq)
      }
    }
  }

  /** Asks one node or another until one of them answers. */
  async #untilAnswered<T>(path: string, body?: object): Promise<T> {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        const answer = await fetch(this.#anyNode() + path, {
          method: body ? 'POST' : 'GET',
          headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
          signal: AbortSignal.timeout(PATIENCE_MS),
          ...(body && { body: JSON.stringify(body) }),
        })
        if (answer.ok) return (await answer.json()) as T
        if (answer.status < 500 && answer.status !== 408 && answer.status !== 429) throw new Refused(`${path}: ${await answer.text()}`)
      } catch (error) {
        if (error instanceof Refused || this.#isOver) throw error
      }
      await sleep(Math.random() * wait)
    }
  }

  #anyNode() {
    const nodes = this.#nodes()
    return nodes[Math.floor(Math.random() * nodes.length)]!
  }

  async #listen() {
    const socket = io(this.#anyNode(), {
      path: '/api/live',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token: this.#token },
    })
    this.#socket = socket
    const lost = new Promise((over) => socket.once('disconnect', over).once('connect_error', over))
    socket.on('connect', () => {
      socket.emit(
        'watch',
        [...this.#held.keys()].map((id) => `conversation:${id}`),
      )
      for (const id of this.#held.keys()) void this.#ask(id)
    })
    socket.on('message', ({ message }: { message: Message }) => this.#take(message, 'live'))
    socket.on('conversation_now', ({ conversationId, lastSeq }: Head) => this.#wants(conversationId, lastSeq))
    await lost
    if (this.#isOver) return
    await sleep(Math.random() * 2 * FIRST_WAIT_MS)
    await this.#listen()
  }

  #take(message: Message, how: 'live' | 'asked') {
    const held = this.#held.get(message.conversationId)!
    if (message.seq <= held.lastSeq) return
    if (message.seq > held.lastSeq + 1) return this.#wants(message.conversationId, message.seq)
    held.lastSeq = message.seq
    this.shown.push({ message, at: performance.now(), how })
  }

  #wants(conversationId: string, seq: number) {
    const held = this.#held.get(conversationId)!
    held.target = Math.max(held.target, seq)
    if (held.lastSeq < held.target) void this.#ask(conversationId)
  }

  async #ask(conversationId: string) {
    const held = this.#held.get(conversationId)!
    if (held.asking) return
    held.asking = true
    try {
      for (let isMore = true; isMore || held.lastSeq < held.target; ) {
        const path = `/api/conversations/${conversationId}/messages?since=${held.lastSeq}&limit=${PAGE}`
        const { items } = await this.#untilAnswered<{ items: Message[] }>(path)
        for (const message of items) this.#take(message, 'asked')
        isMore = items.length === PAGE
      }
    } catch (error) {
      if (!this.#isOver) throw error
    } finally {
      held.asking = false
    }
  }
}

class Refused extends Error {}
