import type { QueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { onLineBack } from '../../lib/line.ts'
import { perCache } from '../../lib/query/per-cache.ts'
import { session } from '../../lib/session.ts'
import { writeRead } from '../queries.ts'

type Reached = { delivered: number; read: number }

/** Marks are said together, at most this often. */
const EVERY_MS = 1000

const NOWHERE: Reached = { delivered: 0, read: 0 }
const isFurther = (one: Reached, other: Reached) => one.delivered > other.delivered || one.read > other.read
const furthest = (one: Reached, other: Reached): Reached => ({
  delivered: Math.max(one.delivered, other.delivered),
  read: Math.max(one.read, other.read),
})

/** Says how far messages have reached this page, and how far they were seen. What does not arrive is said again. */
class Marks {
  #said = new Map<Id, Reached>()
  #memberId: Id | undefined
  #waiting = new Map<Id, Reached>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #lastAt = 0
  readonly #cache: QueryClient

  constructor(cache: QueryClient) {
    this.#cache = cache
    onLineBack(() => this.#soon())
  }

  note(conversationId: Id, { delivered = 0, read = 0 }: Partial<Reached>) {
    this.#forgetOthers()
    const now = furthest(this.#waiting.get(conversationId) ?? NOWHERE, { delivered: Math.max(delivered, read), read })
    if (!session().signedIn || !isFurther(now, this.#said.get(conversationId) ?? NOWHERE)) return
    this.#waiting.set(conversationId, now)
    this.#soon()
  }

  /** Up to where messages have reached this page, as far as it has noted. */
  deliveredTo(conversationId: Id) {
    this.#forgetOthers()
    return furthest(this.#said.get(conversationId) ?? NOWHERE, this.#waiting.get(conversationId) ?? NOWHERE).delivered
  }

  /** Another member who signs in here has said nothing yet. */
  #forgetOthers() {
    const memberId = session().user?.id
    if (memberId === this.#memberId) return
    this.#memberId = memberId
    this.#said = new Map()
    this.#waiting = new Map()
  }

  #soon() {
    if (this.#waiting.size > 0) this.#timer ??= setTimeout(() => void this.#say(), Math.max(50, this.#lastAt + EVERY_MS - Date.now()))
  }

  async #say() {
    this.#timer = undefined
    this.#lastAt = Date.now()
    this.#forgetOthers()
    if (this.#waiting.size === 0) return
    const [saying, memberId] = [this.#waiting, this.#memberId]
    this.#waiting = new Map()
    for (const [id, reached] of saying) this.#said.set(id, furthest(this.#said.get(id) ?? NOWHERE, reached))
    try {
      await api.messages.mark({ items: [...saying].map(([conversationId, reached]) => ({ conversationId, ...reached })) })
      for (const [id, { read }] of saying) writeRead(this.#cache, id, read)
    } catch {
      // Whoever else has signed in meanwhile has not seen what this member saw.
      if (memberId !== this.#memberId || memberId !== session().user?.id) return
      // It waits for the line, or for the next mark.
      for (const [id, reached] of saying) {
        this.#said.delete(id)
        this.#waiting.set(id, furthest(this.#waiting.get(id) ?? NOWHERE, reached))
      }
    }
  }
}

const marks = perCache((cache) => new Marks(cache))

/** A page of the viewer's has all messages up to this one. */
export const noteDelivered = (cache: QueryClient, conversationId: Id, delivered: number) => marks(cache).note(conversationId, { delivered })

export const deliveredTo = (cache: QueryClient, conversationId: Id) => marks(cache).deliveredTo(conversationId)

/** The viewer has had all messages up to this one on the screen. */
export const noteRead = (cache: QueryClient, conversationId: Id, read: number) => marks(cache).note(conversationId, { read })
