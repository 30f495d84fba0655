import { QUIET_MS } from '#contract/live.ts'
import type { Touch } from './interests.ts'

/** Something touched, with all that touched it since it was last spoken of. */
export type Touched = readonly [interest: string, touches: readonly Touch[]]

/** Collects what happens: the first touch of a thing is handed on at once, together with whatever else happens in that moment; the next ones once it has been quiet for a while. */
export class Touches {
  readonly #handOn: (touched: readonly Touched[]) => void
  readonly #waiting = new Map<string, Touch[]>()
  #due: string[] = []

  constructor(handOn: (touched: readonly Touched[]) => void) {
    this.#handOn = handOn
  }

  add(interest: string, touch: Touch) {
    const waiting = this.#waiting.get(interest)
    if (waiting) return void waiting.push(touch)
    this.#waiting.set(interest, [touch])
    this.#isDue(interest)
  }

  #isDue(interest: string) {
    this.#due.push(interest)
    if (this.#due.length === 1) setImmediate(() => this.#handOnDue())
  }

  #handOnDue() {
    const due = this.#due.map((interest): Touched => [interest, this.#waiting.get(interest)!])
    this.#due = []
    for (const [interest] of due) this.#waiting.set(interest, [])
    setTimeout(() => this.#afterQuiet(due), QUIET_MS).unref()
    this.#handOn(due)
  }

  #afterQuiet(spoken: readonly Touched[]) {
    for (const [interest] of spoken) {
      if (this.#waiting.get(interest)!.length > 0) this.#isDue(interest)
      else this.#waiting.delete(interest)
    }
  }
}

/** Collects what is named within one moment, each once, and hands it on in one piece; where it rests after that, what is named meanwhile waits for its end. */
export class Ticked {
  readonly #handOn: (named: readonly string[]) => void
  readonly #restMs: number
  #named = new Set<string>()
  #rests = false

  constructor(handOn: (named: readonly string[]) => void, restMs = 0) {
    this.#handOn = handOn
    this.#restMs = restMs
  }

  add(name: string) {
    this.#named.add(name)
    if (this.#named.size === 1 && !this.#rests) setImmediate(() => this.#handOnNamed())
  }

  #handOnNamed() {
    const named = [...this.#named]
    this.#named = new Set()
    this.#rests = this.#restMs > 0
    if (this.#rests) setTimeout(() => this.#afterRest(), this.#restMs).unref()
    this.#handOn(named)
  }

  #afterRest() {
    this.#rests = false
    if (this.#named.size > 0) this.#handOnNamed()
  }
}
