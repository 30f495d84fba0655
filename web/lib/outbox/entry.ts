import type { QueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import type { Said } from '../language/say.ts'

/** What a member has sent and the server has not taken yet. */
export type Entry<Payload = unknown> = {
  /** Made once and the same over every try, so that the server writes it once. */
  clientId: string
  memberId: Id
  /** The name of its kind. */
  kind: string
  /** Entries of one queue are sent one at a time, in the order of their press. */
  queue: string
  /** Plain data, as JSON keeps it. */
  payload: Payload
  /** When it was pressed, in milliseconds since 1970. */
  at: number
  /** What the server said when it refused for good. */
  refusal?: string
}

/** An entry as its place on the page draws it: `waiting` after a try of its queue has failed, until one succeeds. */
export type ShownEntry<Payload = unknown> = Entry<Payload> & {
  state: 'sending' | 'waiting' | 'refused'
  /** What it waits for, where that is not the line: the server has answered, and another try may pass. */
  heldUp?: HeldUp
}

/** What holds an entry up, in a sentence: its own last answer, or the entry before it. */
export type HeldUp = { by: 'answer' | 'entry'; words: string }

/** How entries of a kind reach the server. */
export type Delivery<Payload = unknown, Answer = unknown> = {
  send(payload: Payload, clientId: string, options: { signal: AbortSignal }): Promise<Answer>
  /** Draws the answer, for the same member who sent. */
  sent(cache: QueryClient, answer: Answer, payload: Payload): void
  /** Tells the member wherever they are that the server refused for good; the entry itself says so in its place. */
  refused(words: Said, payload: Payload, cache: QueryClient, clientId: string): void
  /** What was refused has no place of its own where it could be tried again, and is not kept. */
  forgetsRefused?: true
}

/** A kind of entry. Its delivery is fetched with the first one that is to be sent. */
export type Kind<Payload = unknown> = {
  name: string
  queueOf(payload: Payload): string
  load(): Promise<Delivery<Payload>>
}

/** A kind as what sends its entries knows it. */
export type SentKind = Pick<Kind, 'name' | 'load'>
