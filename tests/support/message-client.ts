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
  gone: 'deleted' | 'hidden' | 'unreadable' | null
  reactions: { kind: string; memberIds: string[] }[]
  urgent: { acknowledgedBy: string[]; ringing: number } | null
}
type Head = { conversationId: string; lastSeq: number; changeSeq: number }
type Read = { items: Message[]; lastSeq: number; changeSeq: number; firstSeq?: number }
type Marks = { delivered: number; read: number }
type Entry = { id: string; lastSeq: number; changeSeq: number; unread: number; delivered: number; read: number; standing: string }
type Waiting = {
  clientId: string
  text: string
  isUrgent: boolean
  since: number
  done: (seq: number) => void
  refused: (error: Error) => void
}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a client holds of a conversation, and how far it is known to go. */
type Held = {
  messages: Map<number, Message>
  lastSeq: number
  changeSeq: number
  target: { lastSeq: number; changeSeq: number }
  marks: Map<string, Marks>
  asking: boolean
}

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
  /** How often it was told to wait, and waited. */
  readonly waited: number[] = []
  /** Of whom it has heard that they are writing. */
  readonly typing: string[] = []
  readonly online = new Map<string, boolean>()
  /** What share of its messages it sends twice at the same moment, as one that takes an answer for lost. */
  doubled = 0
  readonly #held = new Map<string, Held>()
  readonly #watched = new Set<string>()
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
      this.#held.set(id, {
        ...{ messages: new Map(), marks: new Map(), lastSeq: 0, changeSeq: 0, asking: false },
        target: { lastSeq: 0, changeSeq: 0 },
      })
      this.#outbox.set(id, [])
      void this.#sendAll(id)
    }
    void this.#listen()
  }

  close() {
    this.#isOver = true
    this.#socket?.close()
  }

  /** Resolves with its place once it is acknowledged; what is refused for good lets the next one pass. */
  write(conversationId: string, text: string, isUrgent = false) {
    return new Promise<number>((done, refused) =>
      this.#outbox.get(conversationId)!.push({ clientId: randomUUID(), text, isUrgent, since: performance.now(), done, refused }),
    )
  }

  /** A page of the list, and how those conversations stand that it does not hold. */
  list = (folder = 'inbox') => this.#untilAnswered<{ items: Entry[]; next: string | null }>('GET', `/api/conversations?folder=${folder}`)
  heads = (ids: readonly string[]) => this.#untilAnswered<{ items: Entry[] }>('POST', '/api/conversations/heads', { ids })

  edit = (conversationId: string, seq: number, text: string) =>
    this.#untilAnswered<Message>('PATCH', `/api/conversations/${conversationId}/messages/${seq}`, { envelope: envelopeOf(text) })

  remove = (conversationId: string, seq: number, whom: 'everyone' | 'me') =>
    this.#untilAnswered<Message>('DELETE', `/api/conversations/${conversationId}/messages/${seq}`, { for: whom })

  react = (conversationId: string, seq: number, kind: string | null) =>
    this.#untilAnswered<Message>('PUT', `/api/conversations/${conversationId}/messages/${seq}/reaction`, { kind })

  urgents = () => this.#untilAnswered<{ items: Message[] }>('GET', '/api/conversations/urgent')
  acknowledge = (conversationId: string, seq: number) =>
    this.#untilAnswered<Message>('POST', `/api/conversations/${conversationId}/messages/${seq}/acknowledgement`, {})

  /** Says that it has all that it shows, and that its member has seen it. */
  mark = (conversationId: string) => {
    const { lastSeq } = this.#held.get(conversationId)!
    const items = [{ conversationId, delivered: lastSeq, read: lastSeq }]
    return this.#untilAnswered<{ unread: number }>('POST', '/api/conversations/marks', { items })
  }

  type = (conversationId: string) => this.#untilAnswered<{ said: boolean }>('POST', `/api/conversations/${conversationId}/typing`, {})

  /** Shows whether these members are online as well. */
  watchPresence(memberIds: readonly string[]) {
    for (const id of memberIds) this.#watched.add(`presence:${id}`)
    this.#watch()
  }

  /** The message that it shows at a place. */
  at = (conversationId: string, seq: number) => this.#held.get(conversationId)!.messages.get(seq)
  /** How far a member has received and seen a conversation, as far as it has heard. */
  marksOf = (conversationId: string, memberId: string) => this.#held.get(conversationId)!.marks.get(memberId)

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
        const { clientId, text, isUrgent } = next
        const body = { clientId, deviceId: this.#deviceId, envelope: envelopeOf(text), isUrgent }
        try {
          const send = () => this.#untilAnswered<{ seq: number }>('POST', `/api/conversations/${conversationId}/messages`, body)
          const [{ seq }, again] = await Promise.all([send(), Math.random() < this.doubled ? send() : undefined])
          if (again && again.seq !== seq) throw new Error(`One message was written at ${seq} and at ${again.seq}.`)
          this.acknowledged.push({ conversationId, seq, clientId, since: next.since, at: performance.now() })
          next.done(seq)
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          next.refused(error)
        }
        queue.shift()
      }
    }
  }

  /** Asks one node or another until one of them answers. */
  async #untilAnswered<T>(method: Method, path: string, body?: object): Promise<T> {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      let askedMs = 0
      try {
        const answer = await fetch(this.#anyNode() + path, {
          method,
          headers: { authorization: `Bearer ${this.#token}`, ...(body && { 'content-type': 'application/json' }) },
          signal: AbortSignal.timeout(PATIENCE_MS),
          ...(body && { body: JSON.stringify(body) }),
        })
        if (answer.ok) return (await answer.json()) as T
        if (isFinal(answer.status)) throw new Refused(`${path}: ${await answer.text()}`)
        askedMs = Number(answer.headers.get('retry-after') ?? 0) * 1000
        if (answer.status === 429) this.waited.push(askedMs)
      } catch (error) {
        if (error instanceof Refused || this.#isOver) throw error
      }
      await sleep(askedMs + Math.random() * wait)
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
      this.#watch()
      for (const id of this.#held.keys()) void this.#ask(id)
    })
    socket.on('message', ({ message }: { message: Message }) => this.#take(message, 'live'))
    socket.on('conversation_now', ({ conversationId, ...head }: Head) => this.#wants(conversationId, head))
    socket.on('marks_moved', ({ conversationId, marks }: { conversationId: string; marks: ({ memberId: string } & Marks)[] }) => {
      for (const { memberId, delivered, read } of marks) this.#held.get(conversationId)!.marks.set(memberId, { delivered, read })
    })
    socket.on('typing', ({ memberId }: { memberId: string }) => void this.typing.push(memberId))
    socket.on('presence_now', ({ memberId, online }: { memberId: string; online: boolean }) => void this.online.set(memberId, online))
    await lost
    if (this.#isOver) return
    await sleep(Math.random() * 2 * FIRST_WAIT_MS)
    await this.#listen()
  }

  /** Says all that it shows, each time the whole list. */
  #watch() {
    this.#socket?.emit('watch', [...[...this.#held.keys()].map((id) => `conversation:${id}`), ...this.#watched])
  }

  #take(message: Message, how: 'live' | 'asked') {
    const { conversationId, seq, changeSeq } = message
    const held = this.#held.get(conversationId)!
    if (seq > held.lastSeq + 1) return this.#wants(conversationId, { lastSeq: seq, changeSeq })
    const before = held.messages.get(seq)
    const isLater = !before || changeSeq > before.changeSeq || (changeSeq === before.changeSeq && message.gone === 'hidden')
    if (isLater) held.messages.set(seq, message)
    if (seq === held.lastSeq + 1) {
      held.lastSeq = seq
      this.shown.push({ message, at: performance.now(), how })
    }
    if (how === 'asked') return
    if (changeSeq === held.changeSeq + 1) held.changeSeq = changeSeq
    this.#wants(conversationId, { lastSeq: seq, changeSeq })
  }

  #wants(conversationId: string, { lastSeq, changeSeq }: { lastSeq: number; changeSeq: number }) {
    const held = this.#held.get(conversationId)!
    held.target = { lastSeq: Math.max(held.target.lastSeq, lastSeq), changeSeq: Math.max(held.target.changeSeq, changeSeq) }
    if (isBehind(held)) void this.#ask(conversationId)
  }

  /** Asks for what came and for what changed, until an answer is short and nothing further was heard of. */
  async #ask(conversationId: string) {
    const held = this.#held.get(conversationId)!
    if (held.asking) return
    held.asking = true
    const read = (what: 'messages' | 'changes', since: number) =>
      this.#untilAnswered<Read>('GET', `/api/conversations/${conversationId}/${what}?since=${since}&limit=${PAGE}`)
    try {
      for (let isMore = true; isMore || held.lastSeq < held.target.lastSeq; ) {
        const { items, firstSeq = 1 } = await read('messages', held.lastSeq)
        held.lastSeq = Math.max(held.lastSeq, firstSeq - 1)
        for (const message of items) this.#take(message, 'asked')
        isMore = items.length === PAGE
      }
      for (let isMore = true; isMore || held.changeSeq < held.target.changeSeq; ) {
        const { items, changeSeq } = await read('changes', held.changeSeq)
        for (const message of items) this.#take(message, 'asked')
        isMore = items.length === PAGE
        held.changeSeq = Math.max(held.changeSeq, isMore ? items.at(-1)!.changeSeq : changeSeq)
      }
    } catch (error) {
      if (!this.#isOver) throw error
    } finally {
      held.asking = false
    }
    if (!this.#isOver && isBehind(held)) await this.#ask(conversationId)
  }
}

const envelopeOf = (text: string) => ({ alg: 'plain1', body: JSON.stringify({ text }) })

/** Another try would get the same answer. */
const isFinal = (status: number) => status < 500 && ![401, 408, 425, 429].includes(status)

const isBehind = ({ lastSeq, changeSeq, target }: Held) => lastSeq < target.lastSeq || changeSeq < target.changeSeq

class Refused extends Error {}
