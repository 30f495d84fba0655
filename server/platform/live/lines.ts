import type { Socket } from 'socket.io'

/** How many live lines one member and one address may have on this node; an address as many again that are not proven yet. */
export type MostLines = { member: number; address: number }

/** Counts the lines that are open by whose they are. */
export class LineCounts {
  readonly #open = new Map<string, number>()
  readonly #most: number

  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most
  }

  isFull(owner: string) {
    return (this.#open.get(owner) ?? 0) >= this.#most
  }

  /** Counts one until what comes back is called for the first time. */
  add(owner: string) {
    this.#open.set(owner, (this.#open.get(owner) ?? 0) + 1)
    let isCounted = true
    return () => {
      if (!isCounted) return
      isCounted = false
      const left = (this.#open.get(owner) ?? 1) - 1
      if (left > 0) this.#open.set(owner, left)
      else this.#open.delete(owner)
    }
  }
}

/**
 * The lines of each address that have not said yet whose they are, in the order they came. Beyond the most of them the oldest one ends: a
 * page says it at once, so whoever is silent shuts nobody out who shares the address.
 */
export class UnprovenLines {
  readonly #open = new Map<string, Set<() => void>>()
  readonly #most: number

  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most
  }

  /** `end` ends the line; it is one of them until what comes back is called. */
  add(address: string, end: () => void) {
    const lines = this.#open.get(address) ?? new Set()
    this.#open.set(address, lines.add(end))
    const [oldest] = lines
    if (lines.size > this.#most && oldest) {
      lines.delete(oldest)
      oldest()
    }
    return () => {
      lines.delete(end)
      if (lines.size === 0 && this.#open.get(address) === lines) this.#open.delete(address)
    }
  }
}

/** So much within a time, which begins anew with whatever comes after it. */
export class Allowance {
  readonly #most: number
  readonly #ms: number
  #since = performance.now()
  #spent = 0

  constructor(most: number, ms = Number.POSITIVE_INFINITY) {
    this.#most = most
    this.#ms = ms
  }

  allows(amount = 1, now = performance.now()) {
    if (now - this.#since > this.#ms) {
      this.#since = now
      this.#spent = 0
    }
    this.#spent += amount
    return this.#spent <= this.#most
  }
}

/** How often a page says what it shows: no hand scrolls faster than this. */
export const watchAllowance = () => new Allowance(100, 10_000)

/** Counts a member's new line until it closes; false, and not counted, where they have enough. */
export function countLine(counts: LineCounts, memberId: string, socket: Socket) {
  if (counts.isFull(memberId)) return false
  socket.conn.once('close', counts.add(memberId))
  return true
}

const CROWD = 100
const SPREAD_MAX_MS = 5000

/** Over how long the pages behind so many lines spread what they ask after an event: beyond a hundred, one a millisecond. */
export const spreadMs = (lines: number) => Math.min(Math.max(0, lines - CROWD), SPREAD_MAX_MS)
