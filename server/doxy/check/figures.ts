import { contentTerms, termsIn } from './language/text-analysis.ts'

/** A figure of a sentence with the words around it: those before it in the sentence, and behind it up to where another part begins. */
export type Figure = {
  value: string
  /** Figures of one unit may be taken for each other. */
  unit: string
  /** A ratio, an interval or a p value is about the comparison and not about an arm. */
  isStatistic: boolean
  /** A time that says when or how long, and not what was found. */
  isSetting: boolean
  before: string[]
  /** Terms since the figure before. */
  since: string[]
  behind: string[]
  /** Terms behind a word such as "with" or "of the", which may name an arm. */
  label: string[]
  /** The same before the figure: "on placebo, 5%". */
  leading: string[]
  /** What stands between the figure before and this one: "from" and "to", for one. */
  joint: string
}

const NUMBER = /(?<![\p{L}\d.,-])\d+(?:,\d{2,3})*(?:\.\d+)?(?![\p{L}\d])/gu
const KIND = /\b(?:type|grade|stage|class|phase|category) (?:\d+|I{1,3}|IV)\b/gi
const SHARE = /^\s?(?:%|per ?cent\b)/i
const MEASURE = /^[\s-]?(mg|mcg|µg|g|kg|ml|units?|mmol|mm|years?|months?|weeks?|days?|hours?|minutes?)\b/i
const TIMES = new Set(['year', 'month', 'week', 'day', 'hour', 'minute'])
const SETTING = /\b(?:within|at|by|over|for|until|aged|every|after|before|between|since)\s(?:about |at least |an? (?:median|mean) of )?$/i
const BORDER = /[,;:()]|\.\s|\b(?:and|or|against|but|to|than|while|whereas)\b/i
const BORDER_OR_FIGURE = new RegExp(`${BORDER.source}|\\d`, 'i')
const NAMES_ARM = /\b(?:on|with|given|of|in|after|under|without|for|receiving|taking|by|at|among|from|when|if)\b/i
const STATISTIC_BEFORE = /(?:ratio|risk|ci|interval|difference|\bp)\W{0,3}(?:(?:of|was|[<=]) ?)?(?:\d[\d.]*%? (?:to|-) )?$/i
const STATISTIC_BEHIND = /^\s?%?\s?(?:ci\b|confidence)/i

/** So many terms before a figure and so many letters around it are read: a sentence may be a table without end. */
const TERMS_BEFORE = 200
const AROUND = 300

const terms = (text: string) => contentTerms(termsIn(text))
const armNamedIn = (text: string) => {
  const at = text.search(NAMES_ARM)
  return at < 0 ? [] : terms(text.slice(at))
}

/** The figures of a sentence, in their order. */
export function figuresOf(sentence: string): Figure[] {
  const text = sentence.replace(KIND, ' ')
  const found = [...text.matchAll(NUMBER)]
  let before: string[] = []
  return found.map(({ 0: digits, index }, at) => {
    const end = index + digits.length
    const rest = text.slice(end, end + AROUND)
    const ahead = text.slice(Math.max(0, index - AROUND), index)
    const unit = SHARE.test(rest) ? '%' : (MEASURE.exec(rest)?.[1]?.toLowerCase().replace(/s$/, '') ?? '')
    const last = found[at - 1]
    const since = text.slice(last ? last.index + last[0].length : 0, index)
    const isSetting = TIMES.has(unit) && SETTING.test(ahead)
    const [behind = ''] = rest.replace(SHARE, ' ').split(isSetting ? BORDER_OR_FIGURE : BORDER)
    before = [...before, ...terms(text.slice(last?.index ?? 0, index))].slice(-TERMS_BEFORE)
    return {
      value: String(Number(digits.replaceAll(',', ''))),
      unit,
      isStatistic: STATISTIC_BEFORE.test(ahead) || STATISTIC_BEHIND.test(rest),
      isSetting,
      before,
      since: terms(since),
      behind: terms(behind),
      label: armNamedIn(behind),
      leading: armNamedIn(since.split(/[;:]/).at(-1)!),
      joint: since,
    }
  })
}
