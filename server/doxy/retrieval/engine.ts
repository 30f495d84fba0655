import { LRUCache } from 'lru-cache'
import { isEnglishWord } from '../text/english-words.ts'
import { inOneSpelling, isMedicalWord } from '../text/medical-words.ts'
import { feedbackTerms } from './feedback.ts'
import type { Totals } from './index/passage-table.ts'
import type { BlockPostings } from './index/term-index.ts'
import { minedForms } from './mined.ts'
import { type Query, readQuery } from './query.ts'
import { adjacencyBonus, type PassageText, pairsOf, type ReadPassage, readPassage } from './read-passage.ts'
import { mayBeSlip, repaired } from './repair.ts'
import { bestPassages, idfOf, type Scored, type Weighted } from './score.ts'
import { RANKING, type Ranking } from './settings.ts'
import { type Shelf, totalsOf } from './shelf.ts'
import { postingsFor, Slices } from './slices.ts'

const READ_KEPT = 2000

export type FoundTerm = { word: string; stem: string; repaired: string | null; weight: number; df: number; idf: number }
export type Ranked = { no: number; document: number; score: number; passage: ReadPassage }
export type RankedPassages = { passages: Ranked[]; terms: FoundTerm[]; searched: number }

export type EngineOptions = {
  /** The words of passages; those that are gone are left out. */
  read(nos: readonly number[]): Promise<Map<number, PassageText>>
  ranking?: Ranking
  slices?: Slices
}

/** A term with its postings on each shelf, and in how many passages of all of them it stands. */
type PostedTerm = { df: number; lists: BlockPostings[][] }
type Posted = { totals: Totals; terms: Map<string, PostedTerm> }

/**
 * Finds passages for a question: BM25F over stems, abbreviations, repaired words, feedback for short questions, and neighbours.
 * It knows only the shelves that a question is asked of: their words, their frequencies, their number.
 */
export class Engine {
  readonly #ranking: Ranking
  readonly #read: EngineOptions['read']
  readonly #slices: Slices
  readonly #known = new LRUCache<number, ReadPassage>({ max: READ_KEPT })

  constructor({ read, ranking = RANKING, slices = new Slices() }: EngineOptions) {
    this.#read = read
    this.#ranking = ranking
    this.#slices = slices
  }

  forget(nos: readonly number[]) {
    for (const no of nos) this.#known.delete(no)
  }

  async search(text: string, shelves: readonly Shelf[]): Promise<RankedPassages> {
    const query = readQuery(text, this.#ranking)
    const terms = await this.#lookUp(query, shelves)
    const weights = new Map(terms.map(({ stem, repaired, weight }) => [repaired ?? stem, weight]))
    for (const [term, weight] of query.others) if (!weights.has(term)) weights.set(term, weight)

    let best = await this.#best(weights, shelves)
    let passages = await this.#readAll(best)
    const mined =
      this.#ranking.mined > 0
        ? await minedForms(
            query,
            [...passages.values()].map(({ body }) => body),
            this.#slices,
          )
        : new Set<string>()
    for (const term of mined) if (!weights.has(term)) weights.set(term, this.#ranking.mined)
    if (query.words.length <= this.#ranking.feedbackWords) await this.#feedBack(weights, best, passages)
    else if (mined.size === 0) return this.#closely(query, terms, best, passages, shelves)

    best = await this.#best(weights, shelves)
    passages = await this.#readAll(best)
    return this.#closely(query, terms, best, passages, shelves)
  }

  async idfs(terms: readonly string[], shelves: readonly Shelf[]): Promise<Map<string, number>> {
    const { totals, terms: posted } = await postedOn(shelves, terms, this.#slices)
    return new Map(terms.map((term) => [term, idfOf(posted.get(term)!.df, totals.alive)]))
  }

  /** What the shelves know of each word, a misspelt one under the term it was meant to be. */
  async #lookUp({ words }: Query, shelves: readonly Shelf[]): Promise<FoundTerm[]> {
    const stems = words.map(({ stem }) => stem)
    const {
      totals: { alive },
      terms: posted,
    } = await postedOn(shelves, stems, this.#slices)
    const slips = new Set(words.filter(({ stem }) => posted.get(stem)!.df === 0 && mayBeSlip(stem)).slice(0, this.#ranking.repairs))
    return Promise.all(
      words.map(async (one) => {
        const { word, stem, weight } = one
        const { df } = posted.get(stem)!
        const term = { word, stem, weight, repaired: null, df, idf: idfOf(df, alive) }
        if (!slips.has(one)) return term
        const meant = await meantBy(word, stem, shelves, this.#slices)
        return meant ? { ...term, repaired: meant.term, df: meant.df, idf: idfOf(meant.df, alive) } : term
      }),
    )
  }

  async #best(weights: Map<string, number>, shelves: readonly Shelf[]): Promise<Scored[]> {
    const { totals, terms: posted } = await postedOn(shelves, [...weights.keys()], this.#slices)
    const terms: Weighted[] = [...weights].map(([term, weight]) => {
      const { df, lists } = posted.get(term)!
      return { weight, df, idf: idfOf(df, totals.alive), lists }
    })
    return bestPassages({ terms, shelves, totals, ranking: this.#ranking, slices: this.#slices })
  }

  async #readAll(best: readonly Scored[]): Promise<Map<number, ReadPassage>> {
    const known = new Map(best.flatMap(({ no }) => (this.#known.has(no) ? [[no, this.#known.get(no)!]] : [])))
    const unread = best.map(({ no }) => no).filter((no) => !known.has(no))
    const texts = unread.length > 0 ? await this.#read(unread) : new Map<number, PassageText>()
    for (const [no, text] of texts) {
      await this.#slices.take(postingsFor(text.body))
      const passage = readPassage(text)
      this.#known.set(no, passage)
      known.set(no, passage)
    }
    return new Map(best.flatMap(({ no }) => (known.has(no) ? [[no, known.get(no)!]] : [])))
  }

  async #feedBack(weights: Map<string, number>, best: readonly Scored[], passages: Map<number, ReadPassage>) {
    const top = best.slice(0, this.#ranking.feedbackPassages).flatMap(({ no, score }) => {
      const passage = passages.get(no)
      return passage ? [{ passage, score }] : []
    })
    if (top.length === 0) return
    await this.#slices.take(top.reduce((sum, { passage }) => sum + passage.bodyTerms.length, 0))
    const own = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
    for (const [term, weight] of feedbackTerms(top, own, this.#ranking)) weights.set(term, (weights.get(term) ?? 0) + weight)
  }

  async #closely(
    { order }: Query,
    terms: FoundTerm[],
    best: readonly Scored[],
    passages: Map<number, ReadPassage>,
    shelves: readonly Shelf[],
  ): Promise<RankedPassages> {
    const idfs = new Map(terms.map(({ stem, idf }) => [stem, idf]))
    const meant = new Map(terms.map(({ stem, repaired }) => [stem, repaired ?? stem]))
    for (const { repaired, idf } of terms) if (repaired) idfs.set(repaired, idf)
    const pairs = pairsOf(order.map((stem) => meant.get(stem) ?? stem))
    const ranked: Ranked[] = []
    for (const { no, document, score } of best) {
      const passage = passages.get(no)
      if (!passage) continue
      await this.#slices.take(passage.titleTerms.length + passage.bodyTerms.length)
      const bonus = adjacencyBonus(pairs, passage, (term) => idfs.get(term) ?? 0, this.#ranking)
      ranked.push({ no, document, score: score + bonus, passage })
    }
    ranked.sort((a, b) => b.score - a.score || a.no - b.no)
    return { passages: ranked, terms, searched: totalsOf(shelves).alive }
  }
}

/** Where terms stand on the shelves, all of one moment: what is taken away while they are counted has them counted again. */
async function postedOn(shelves: readonly Shelf[], terms: readonly string[], slices: Slices): Promise<Posted> {
  const gone = goneFrom(shelves)
  const totals = totalsOf(shelves)
  const found = await Promise.all(shelves.map(({ index }) => index.lists(terms)))
  const posted = new Map<string, PostedTerm>()
  for (const term of terms) {
    const lists = found.map((one) => one.get(term)!)
    let df = 0
    for (const [at, shelf] of shelves.entries()) df += await shelf.frequency(lists[at]!, slices)
    posted.set(term, { lists, df })
  }
  return goneFrom(shelves) === gone ? { totals, terms: posted } : postedOn(shelves, terms, slices)
}

const goneFrom = (shelves: readonly Shelf[]) => shelves.reduce((sum, { table }) => sum + table.gone, 0)

/** The term that a word nobody wrote stands for; one that only passages have which were taken away is known no more. */
async function meantBy(
  word: string,
  stem: string,
  shelves: readonly Shelf[],
  slices: Slices,
): Promise<{ term: string; df: number } | undefined> {
  const known = new Map<string, number>()
  for (const { index } of shelves)
    for (const [term, passages] of await index.startingWith(stem[0]!)) known.set(term, (known.get(term) ?? 0) + passages)
  const isWord = (await isMedicalWord(word)) || (await isEnglishWord(word))
  for (;;) {
    const term = await repaired(stem, isWord ? spelledLike(stem, known) : known)
    if (term === undefined) return undefined
    const { df } = (await postedOn(shelves, [term], slices)).terms.get(term)!
    if (df > 0) return { term, df }
    known.delete(term)
  }
}

/** A word that is rightly written is no other word, but the library may spell it the other way. */
const spelledLike = (stem: string, known: ReadonlyMap<string, number>) =>
  [...known].filter(([other]) => inOneSpelling(other) === inOneSpelling(stem))
