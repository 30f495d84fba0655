const UNITS = ['hour', 'day', 'week', 'month', 'year', 'decade'] as const
type Unit = (typeof UNITS)[number]

const patterns = (of: (unit: Unit) => string) => new Map(UNITS.map((unit) => [unit, new RegExp(of(unit), 'i')]))
const adverbOf = (unit: Unit) => (unit === 'day' ? 'daily' : `${unit}ly`)
/** "3 days" says how many, which is compared as a figure; "within a day" does not. */
const LASTING = patterns((unit) => `(?<!\\d[ -]?)\\b${unit}s?\\b`)
const LASTED = patterns((unit) => `\\b${unit}s?\\b`)
const REPEATED = patterns((unit) => `\\b${adverbOf(unit)}\\b|\\b(?:each|every|per) ${unit}\\b`)
const RATED = patterns((unit) => `\\b(?:a|an|each|every|per|person|patient)[ -]${unit}|\\b${adverbOf(unit)}\\b`)

const JOINED = /\b(?:in combination|combination|together|along with|on top of|in addition|added to|plus)\b/i
const JOINS = /\b(?:with|plus|and|added|adding|combin\w{1,8}|both|on top)\b/i
const ADDED = /\b(?:on top of|added to|in addition|combin\w{1,8}|together with)\b/i
const ALL_OF_THEM = /\ball (?:of )?(?:the )?(?:adults|cases|children|men|participants|patients|people|persons|them|those|women)\b/i
const BY_CHANCE = /\b(?:by|due to|from) chance\b/i
const BOUND =
  /(?<word>\b(?:at least|at most|up to|more than|less than|fewer than|over|under|above|below|beyond)) (?<number>\d[\d.,]{0,12})(?![\d.,]| ?(?:hour|day|week|month|year|decade))|(?<![\d.,])(?<after>\d[\d.,]{0,12}) ?%? (?:or|and) (?<side>more|less|fewer|higher|lower|over|above|below|older|younger|greater)\b/gi
const MORE = new Set(['at least', 'more than', 'over', 'above', 'beyond', 'more', 'higher', 'older', 'greater'])

/** "at least 16.4" and "16.4 or more" are one bound, `more 16.4`. */
const boundsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(BOUND)].map(({ groups }) => {
      const { word = '', side = '', number = '', after = '' } = groups!
      return `${MORE.has((word || side).toLowerCase()) ? 'more' : 'less'} ${(number || after).replace(/[.,]$/, '')}`
    }),
  )

type Found = {
  /** All that a result says, in one wording. */
  result: string
  /** Its arms alone. */
  arms: string
  /** All that is told of its study: how often something was given, what it came before, and what it was added to. */
  told: string
  /** Chance explains the difference. */
  isChance: boolean
}

/**
 * The first small word by which a claim says more than a result: a time or how often, that things were given together or one alone, that it was
 * all of them, chance, or that a figure is only a bound.
 */
export function smallWordMore(claim: string, { result, arms, told, isChance }: Found): string | undefined {
  const unit = UNITS.find(
    (one) =>
      (LASTING.get(one)!.test(claim) && !LASTED.get(one)!.test(result)) || (REPEATED.get(one)!.test(claim) && !RATED.get(one)!.test(told)),
  )
  if (unit) return unit
  if (JOINED.test(claim) && !JOINS.test(arms) && !ADDED.test(told)) return 'together'
  if (/\balone\b/i.test(claim) && !/\b(?:alone|only)\b/i.test(arms)) return 'alone'
  if (/\bbefore\b/i.test(claim) && !/\bbefore\b/i.test(told)) return 'before'
  if (ALL_OF_THEM.test(claim)) return 'all'
  if (BY_CHANCE.test(claim) && !isChance) return 'chance'
  return [...boundsIn(claim).difference(boundsIn(result))][0]
}
