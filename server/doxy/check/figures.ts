import { isConnector, isRange } from './language/joints.ts'
import { contentTerms, termsIn } from './language/text-analysis.ts'
import { unitOfWorded, WORDED } from './language/worded-figures.ts'

/** A figure of a sentence with the words around it: those before it in the sentence, and behind it up to where another part begins. */
export type Figure = {
  value: string
  /** Figures of one unit may be taken for each other: one without its own has that of the figure it is joined to, as in "16 versus 33%". */
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
  /** Where it stands in the readable sentence. */
  start: number
  end: number
  /** Whether it stands in brackets. */
  isAside: boolean
}

const FIGURE = new RegExp(String.raw`${WORDED}|(?<![\p{L}\d.,-])\d+(?:,\d{2,3})*(?:\.\d+)?(?![\p{L}\d])`, 'giu')
const KIND = /\b(?:type|grade|stage|class|phase|category) (?:\d+|I{1,3}|IV)\b/gi
const SHARE = /^\s?(?:%|per ?cent\b)/i
const MEASURE =
  /^[\s-]?(mg|mcg|µg|g|kg|ml|units?|mmol|mm ?hg|mm|years?|months?|weeks?|days?|hours?|minutes?|fold|times(?= (?:as|the|that|those|more|less|fewer|\p{L}+er)\b))(?![\p{L}\d])/iu
const ONE_NAME = new Map([
  ['fold', 'multiple'],
  ['times', 'multiple'],
  ['mmhg', 'mm'],
  ['mm hg', 'mm'],
])
/** "Half as frequent", "a third as many". */
const AS_MUCH = /^\s?%? as (?!(?:an?|the|against|compared|than|of|well|if|in|they|it|for)\b)\p{L}/iu
/** What a text has between digits that other texts have a point for. */
const RAISED_POINT = /(?<=\d)·(?=\d)/g
const TIMES = new Set(['year', 'month', 'week', 'day', 'hour', 'minute'])
const SETTING =
  /\b(?:within|at|by|over|for|until|aged|every|after|before|between|since)\s(?:about |at least |an? (?:median|mean) of )?(?:\d[\d.]* (?:to|and|or|than) )?$/i
const BORDER = /[,;:()]|\.\s|\b(?:and|or|against|but|to|than|while|whereas)\b/i
const BORDER_OR_FIGURE = new RegExp(`${BORDER.source}|\\d`, 'i')
const NAMES_ARM = /\b(?:on|with|given|of|in|after|under|without|for|receiving|taking|by|at|among|from|when|if)\b/i
const STATISTIC_BEFORE = /(?:ratio|risk|ci|interval|difference|\bp)\W{0,3}(?:(?:of|was|[<=]) ?)?(?:\d[\d.]*%? (?:to|-) )?$/i
const STATISTIC_BEHIND = /^\s?%?\s?(?:ci\b|confidence)/i

/** So many terms before a figure and so many letters around it are read: a sentence may be a table without end. */
const TERMS_BEFORE = 200
const AROUND = 300

const terms = (text: string) => contentTerms(termsIn(text))
/** What may be an arm's name: the terms from a word such as "with" on. */
export const armNamedIn = (text: string) => {
  const at = text.search(NAMES_ARM)
  return at < 0 ? [] : terms(text.slice(at))
}

/** A sentence as its figures are read in it. */
export const readable = (sentence: string) => sentence.replace(KIND, ' ').replace(RAISED_POINT, '.')

/** The figures of a sentence, in their order. */
export function figuresOf(sentence: string): Figure[] {
  const text = readable(sentence)
  const found = [...text.matchAll(FIGURE)].map(({ 0: written, index }) => ({ written, start: index, end: index + written.length }))
  const units = unitsOf(text, found)
  const isAside = asidesIn(text)
  let before: string[] = []
  return found.map(({ written, start, end }, at) => {
    const rest = text.slice(end, end + AROUND)
    const ahead = text.slice(Math.max(0, start - AROUND), start)
    const unit = units[at]!
    const last = found[at - 1]
    const since = text.slice(last?.end ?? 0, start)
    const isSetting = TIMES.has(unit) && SETTING.test(ahead)
    const [behind = ''] = rest.replace(SHARE, ' ').split(isSetting ? BORDER_OR_FIGURE : BORDER)
    before = [...before, ...terms(text.slice(last?.start ?? 0, start))].slice(-TERMS_BEFORE)
    return {
      value: writtenAlike(written),
      unit,
      isStatistic: STATISTIC_BEFORE.test(ahead) || STATISTIC_BEHIND.test(rest),
      isSetting,
      before,
      since: terms(since),
      behind: terms(behind),
      label: armNamedIn(behind),
      leading: armNamedIn(since.split(/[;:]/).at(-1)!),
      joint: since,
      start,
      end,
      isAside: isAside(start),
    }
  })
}

const writtenAlike = (written: string) =>
  /^\d/.test(written) ? String(Number(written.replaceAll(',', ''))) : written.toLowerCase().replaceAll('-', ' ')

/** "In 2019, 45%". */
const YEAR = /^\d{4}$/

type Found = { written: string; start: number; end: number }

/** From the last one to the first: "9, 14 and 22%" are three shares. */
function unitsOf(text: string, found: readonly Found[]): string[] {
  let next = ''
  return found
    .toReversed()
    .map(({ start, end }, back) => {
      const rest = text.slice(end, end + AROUND)
      const own = AS_MUCH.test(rest)
        ? 'multiple'
        : unitOfWorded(text.slice(start, end + AROUND)) || (SHARE.test(rest) ? '%' : measureIn(rest))
      const follower = found[found.length - back]
      const joint = follower ? text.slice(end, follower.start) : ''
      const isInherited = isConnector(joint) || isRange(joint) || (/^, ?$/.test(joint) && !YEAR.test(text.slice(start, end)))
      next = own || (isInherited ? next : '')
      return next
    })
    .toReversed()
}

const measureIn = (rest: string) => {
  const written = MEASURE.exec(rest)?.[1]?.toLowerCase() ?? ''
  return ONE_NAME.get(written) ?? written.replace(/s$/, '')
}

/** Whether a place of a text is in brackets; one that is never closed reaches to the end. */
function asidesIn(text: string) {
  const borders = [...text.matchAll(/[()]/g)].map(({ 0: sign, index }) => ({ isOpening: sign === '(', index }))
  let at = -1
  return (place: number) => {
    while (at + 1 < borders.length && borders[at + 1]!.index < place) at++
    return borders[at]?.isOpening ?? false
  }
}
