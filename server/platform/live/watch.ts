import { z } from 'zod'
import { INTERESTS_MAX } from '#contract/live.ts'
import { Id } from '#contract/page.ts'
import { type Hint, type InterestTable, splitInterest } from './interests.ts'

/** What the line of one page can be made to do. */
type Line = {
  join(interest: string): unknown
  leave(interest: string): unknown
  say(hint: Hint): void
  /** Ends it as a lost connection ends: its page opens another one. */
  drop(): void
}

type Ask = {
  admit(interests: readonly string[]): Promise<ReadonlySet<string>>
  now(interests: readonly string[]): Promise<ReadonlyMap<string, Hint>>
}

const Watched = z.array(z.string().max(60)).max(INTERESTS_MAX)

/** What a page says that it shows; null when no page of ours says so. */
export function readWatched(said: unknown, table: InterestTable): string[] | null {
  const { data, success } = Watched.safeParse(said)
  const known = (interest: string) => {
    const [kind, id] = splitInterest(interest)
    if (!Object.hasOwn(table, kind)) return false
    return table[kind]!.isSingle ? interest === kind : Id.safeParse(id).success && interest === `${kind}:${id}`
  }
  return success && data.every(known) ? data.map((interest) => interest.toLowerCase()) : null
}

/** Joins a line to what its page shows, as far as its reader may hear of it. */
export class Watch {
  readonly #line: Line
  readonly #ask: Ask
  #shown: readonly string[] = []
  #asked = new Set<string>()
  #settling: Promise<void> | undefined

  constructor(line: Line, ask: Ask) {
    this.#line = line
    this.#ask = ask
  }

  /** From now on the page shows these and nothing else. */
  show(interests: readonly string[]) {
    this.#shown = interests
    for (const interest of this.#asked) if (!interests.includes(interest)) this.#leave(interest)
    void this.#settle()
  }

  /** What the page shows and its reader hears of, may not hear of, or is just being asked about. */
  get asked(): ReadonlySet<string> {
    return this.#asked
  }

  /** What the reader may hear of may have changed: nothing is said until that has been asked again, which ends with this. */
  async askAgain() {
    for (const interest of this.#asked) this.#line.leave(interest)
    this.#asked = new Set()
    await this.#settle()
  }

  #leave(interest: string) {
    this.#asked.delete(interest)
    this.#line.leave(interest)
  }

  async #settle() {
    if (this.#fresh().length > 0) this.#settling ??= this.#joinAll()
    await this.#settling
  }

  async #joinAll() {
    try {
      for (let fresh = this.#fresh(); fresh.length > 0; fresh = this.#fresh()) await this.#join(fresh)
    } catch {
      this.#line.drop()
    } finally {
      this.#settling = undefined
    }
  }

  #fresh() {
    return this.#shown.filter((interest) => !this.#asked.has(interest))
  }

  async #join(fresh: readonly string[]) {
    const round = this.#asked
    for (const interest of fresh) round.add(interest)
    const admitted = await this.#ask.admit(fresh)
    // Whatever was asked before a change of rights says nothing about the time after it.
    const isStill = (interest: string) => this.#asked === round && round.has(interest)
    const joined = fresh.filter((interest) => admitted.has(interest) && isStill(interest))
    for (const interest of joined) this.#line.join(interest)
    for (const interest of fresh) if (!admitted.has(interest) && isStill(interest)) this.#line.say(['interest_gone', { interest }])
    // Read after joining: what changes from here on is heard.
    const hints = await this.#ask.now(joined)
    for (const [interest, hint] of hints) if (isStill(interest)) this.#line.say(hint)
  }
}
