import { LRUCache } from 'lru-cache'
import { feedbackTerms } from './feedback.ts'
import { minedForms } from './mined.ts'
import { type Query, readQuery } from './query.ts'
import { adjacencyBonus, type PassageText, pairsOf, type ReadPassage, readPassage } from './read-passage.ts'
import { mayBeSlip, repaired } from './repair.ts'
import { bestPassages, idfOf, type Scored, type Weighted } from './score.ts'
import { RANKING, type Ranking } from './settings.ts'
import { Shelf } from './shelf.ts'
import { type BlockStore, TermIndex } from './term-index.ts'

const READ_KEPT = 2000

export type NewPassage = PassageText & { no: number; document: number; owner: number }

export type FoundTerm = { word: string; stem: string; repaired: string | null; weight: number; df: number; idf: number }
export type Ranked = { no: number; document: number; score: number; passage: ReadPassage }
export type RankedPassages = { passages: Ranked[]; terms: FoundTerm[]; searched: number }

export type EngineOptions = {
  /** The words of passages; those that are gone are left out. */
  read(nos: readonly number[]): Promise<Map<number, PassageText>>
  store?: BlockStore
  ranking?: Ranking
}

/** Finds passages for a question: BM25F over stems, abbreviations, repaired words, feedback for short questions, and neighbours. */
export class Engine {
  readonly shelf = new Shelf()
  readonly index: TermIndex
  readonly #ranking: Ranking
  readonly #read: EngineOptions['read']
  readonly #known = new LRUCache<number, ReadPassage>({ max: READ_KEPT })

  constructor({ read, store, ranking = RANKING }: EngineOptions) {
    this.#read = read
    this.#ranking = ranking
    this.index = new TermIndex(store)
  }

  /** Numbers must rise from passage to passage. Answers the lengths of title and body in terms. */
  add({ no, document, owner, title, body }: NewPassage) {
    const passage = readPassage({ title, body })
    const [titleLength, bodyLength] = [passage.titleTerms.length, passage.bodyTerms.length]
    this.index.add(no, passage.titleTerms, passage.bodyTerms)
    this.shelf.put({ no, document, owner, titleLength, bodyLength })
    return { titleLength, bodyLength }
  }

  remove(no: number) {
    this.shelf.remove(no)
    this.#known.delete(no)
  }

  async search(text: string, viewer: number): Promise<RankedPassages> {
    const query = readQuery(text, this.#ranking)
    const terms = await this.#lookUp(query)
    const weights = new Map(terms.map(({ stem, repaired, weight }) => [repaired ?? stem, weight]))
    for (const [term, weight] of query.others) if (!weights.has(term)) weights.set(term, weight)

    let best = await this.#best(weights, viewer)
    let passages = await this.#readAll(best)
    const mined =
      this.#ranking.mined > 0
        ? minedForms(
            query,
            [...passages.values()].map(({ body }) => body),
          )
        : new Set<string>()
    for (const term of mined) if (!weights.has(term)) weights.set(term, this.#ranking.mined)
    if (query.words.length <= this.#ranking.feedbackWords) this.#feedBack(weights, best, passages)
    else if (mined.size === 0) return this.#closely(query, terms, best, passages)

    best = await this.#best(weights, viewer)
    passages = await this.#readAll(best)
    return this.#closely(query, terms, best, passages)
  }

  async idfs(terms: readonly string[]): Promise<Map<string, number>> {
    const lists = await this.index.lists(terms)
    return new Map(terms.map((term) => [term, idfOf(dfOf(lists.get(term) ?? []), this.shelf.counted)]))
  }

  /** What the index knows of each word, a misspelt one under the term it was meant to be. */
  async #lookUp({ words }: Query): Promise<FoundTerm[]> {
    const lists = await this.index.lists(words.map(({ stem }) => stem))
    return Promise.all(
      words.map(async ({ word, stem, weight }) => {
        const df = dfOf(lists.get(stem) ?? [])
        const term = { word, stem, weight, repaired: null, df, idf: idfOf(df, this.shelf.counted) }
        if (df > 0 || !mayBeSlip(stem)) return term
        const known = await this.index.startingWith(stem[0]!)
        const meant = repaired(stem, known)
        return meant ? { ...term, repaired: meant, df: known.get(meant)!, idf: idfOf(known.get(meant)!, this.shelf.counted) } : term
      }),
    )
  }

  async #best(weights: Map<string, number>, viewer: number): Promise<Scored[]> {
    const lists = await this.index.lists([...weights.keys()])
    const weighted: Weighted[] = [...weights].map(([term, weight]) => {
      const found = lists.get(term)!
      const df = dfOf(found)
      return { weight, df, idf: idfOf(df, this.shelf.counted), lists: found }
    })
    return bestPassages(weighted, this.shelf, viewer, this.#ranking.depth, this.#ranking)
  }

  async #readAll(best: readonly Scored[]): Promise<Map<number, ReadPassage>> {
    const unread = best.map(({ no }) => no).filter((no) => !this.#known.has(no))
    const texts = unread.length > 0 ? await this.#read(unread) : new Map<number, PassageText>()
    for (const [no, text] of texts) this.#known.set(no, readPassage(text))
    return new Map(best.flatMap(({ no }) => (this.#known.has(no) ? [[no, this.#known.get(no)!]] : [])))
  }

  #feedBack(weights: Map<string, number>, best: readonly Scored[], passages: Map<number, ReadPassage>) {
    const top = best.slice(0, this.#ranking.feedbackPassages).flatMap(({ no, score }) => {
      const passage = passages.get(no)
      return passage ? [{ passage, score }] : []
    })
    if (top.length === 0) return
    const own = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
    for (const [term, weight] of feedbackTerms(top, own, this.#ranking)) weights.set(term, (weights.get(term) ?? 0) + weight)
  }

  #closely({ order }: Query, terms: FoundTerm[], best: readonly Scored[], passages: Map<number, ReadPassage>): RankedPassages {
    const idfs = new Map(terms.map(({ stem, idf }) => [stem, idf]))
    const meant = new Map(terms.map(({ stem, repaired }) => [stem, repaired ?? stem]))
    for (const { repaired, idf } of terms) if (repaired) idfs.set(repaired, idf)
    const pairs = pairsOf(order.map((stem) => meant.get(stem) ?? stem))
    const ranked = best.flatMap(({ no, score }) => {
      const passage = passages.get(no)
      if (!passage) return []
      const bonus = adjacencyBonus(pairs, passage, (term) => idfs.get(term) ?? 0, this.#ranking)
      return [{ no, document: this.shelf.documentOf(no), score: score + bonus, passage }]
    })
    ranked.sort((a, b) => b.score - a.score || a.no - b.no)
    return { passages: ranked, terms, searched: this.shelf.alive }
  }
}

const dfOf = (lists: readonly { count: number }[]) => lists.reduce((sum, { count }) => sum + count, 0)
