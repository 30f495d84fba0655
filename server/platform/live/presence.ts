/** A page that is left for another one of ours is away for less. */
export const LINGER_MS = 5000
/** How often a node says again whose lines it has, and for how long the others believe it. */
export const REPEAT_MS = 30_000
export const BELIEVE_MS = 75_000
/** Members named in one word between nodes: PostgreSQL carries 8,000 bytes. */
const NAMED_MAX = 150

/** What pages show of it. */
export const presenceOf = (memberId: string) => `presence:${memberId}` as const

type Rooms = { on(event: 'create-room' | 'delete-room', listener: (room: string) => void): unknown }

/** Members are present while the room of their lines is there. */
export function followMembers(adapter: Rooms, presence: Presence, memberIn: (room: string) => string | undefined) {
  const whose = (act: (memberId: string) => void) => (room: string) => {
    const memberId = memberIn(room)
    if (memberId) act(memberId)
  }
  adapter.on(
    'create-room',
    whose((memberId) => presence.come(memberId)),
  )
  adapter.on(
    'delete-room',
    whose((memberId) => presence.go(memberId)),
  )
}

/** What a node says of its members to the others. */
export type PresenceWord = { node: string; here?: readonly string[]; gone?: readonly string[]; asks?: true }

type Mouth = {
  /** To the other nodes. */
  tell(word: PresenceWord): void
  /** Whether this member is present may be another than before. */
  changed(memberId: string): void
}

/** Who has a line open, on any node. It is kept in memory alone, and forgotten with it. */
export class Presence {
  readonly #node: string
  readonly #mouth: Mouth
  readonly #here = new Set<string>()
  readonly #leaving = new Map<string, NodeJS.Timeout>()
  readonly #elsewhere = new Map<string, Map<string, number>>()
  readonly #repeating: NodeJS.Timeout

  constructor(node: string, mouth: Mouth) {
    this.#node = node
    this.#mouth = mouth
    this.#repeating = setInterval(() => this.#repeat(), REPEAT_MS).unref()
  }

  /** Asks the other nodes who is there. */
  ask() {
    this.#mouth.tell({ node: this.#node, asks: true })
  }

  isPresent = (memberId: string) => this.#here.has(memberId) || this.#elsewhere.has(memberId)

  /** A member has opened the first of their lines on this node. */
  come(memberId: string) {
    clearTimeout(this.#leaving.get(memberId))
    this.#leaving.delete(memberId)
    if (this.#here.has(memberId)) return
    const wasPresent = this.isPresent(memberId)
    this.#here.add(memberId)
    this.#mouth.tell({ node: this.#node, here: [memberId] })
    if (!wasPresent) this.#mouth.changed(memberId)
  }

  /** The last of a member's lines on this node has ended. */
  go(memberId: string) {
    clearTimeout(this.#leaving.get(memberId))
    this.#leaving.set(memberId, setTimeout(() => this.#gone(memberId), LINGER_MS).unref())
  }

  #gone(memberId: string) {
    this.#leaving.delete(memberId)
    if (!this.#here.delete(memberId)) return
    this.#mouth.tell({ node: this.#node, gone: [memberId] })
    if (!this.isPresent(memberId)) this.#mouth.changed(memberId)
  }

  /** What another node has said. */
  hear({ node, here = [], gone = [], asks }: PresenceWord) {
    if (node === this.#node) return
    for (const memberId of here) {
      const wasPresent = this.isPresent(memberId)
      const nodes = this.#elsewhere.get(memberId) ?? new Map<string, number>()
      this.#elsewhere.set(memberId, nodes.set(node, performance.now() + BELIEVE_MS))
      if (!wasPresent) this.#mouth.changed(memberId)
    }
    for (const memberId of gone) this.#forget(memberId, (of) => of === node)
    if (asks) this.#sayAll()
  }

  close() {
    clearInterval(this.#repeating)
    for (const leaving of this.#leaving.values()) clearTimeout(leaving)
  }

  /** Says again who is here, and forgets what nodes have said that have been silent since. */
  #repeat() {
    this.#sayAll()
    const now = performance.now()
    for (const memberId of [...this.#elsewhere.keys()]) this.#forget(memberId, (_, until) => until <= now)
  }

  #sayAll() {
    const here = [...this.#here]
    for (let at = 0; at < here.length; at += NAMED_MAX) this.#mouth.tell({ node: this.#node, here: here.slice(at, at + NAMED_MAX) })
  }

  #forget(memberId: string, is: (node: string, until: number) => boolean) {
    const nodes = this.#elsewhere.get(memberId)
    if (!nodes) return
    for (const [node, until] of [...nodes]) if (is(node, until)) nodes.delete(node)
    if (nodes.size > 0) return
    this.#elsewhere.delete(memberId)
    if (!this.isPresent(memberId)) this.#mouth.changed(memberId)
  }
}
