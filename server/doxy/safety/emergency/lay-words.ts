import type { EmergencyKind } from './cards.ts'
import { BENGALI } from './lay-words/bengali.ts'
import { combinations } from './lay-words/combinations.ts'
import { HINDI } from './lay-words/hindi.ts'
import { after, Language, type Reading } from './lay-words/language.ts'
import { MARATHI } from './lay-words/marathi.ts'
import { signs } from './lay-words/signs.ts'
import { TAMIL } from './lay-words/tamil.ts'
import { TELUGU } from './lay-words/telugu.ts'
import { bengali, northern, tamil, telugu, tokensOf } from './lay-words/tokens.ts'
import { KNOWLEDGE, PROFESSION, PROTOCOL } from './professional-frames.ts'

/** How many words the words of one part may be apart, and how far behind them a negation may stand. */
const NEAR = 6
const DENIED_WITHIN = 3
/** A text in Latin letters of whose words fewer are known is English, and so is one with a third as many English words. */
const KNOWN_SHARE = 0.2
const KNOWN_MIN = 2
const ENGLISH = new Set('a an and are at be does for have how in is my of on should the there this was what when which with'.split(' '))

const languages = [
  new Language(HINDI, northern),
  new Language(MARATHI, northern),
  new Language(BENGALI, bengali),
  new Language(TAMIL, tamil),
  new Language(TELUGU, telugu),
]

/** What a text in a language of India says: of which emergency, whether it is over or only told of, as a film is, and what it denies. */
type LaySaying = { emergency: EmergencyKind | undefined; isAside: boolean; denies: boolean; deniesSign: boolean }

/** What a text says in the language of India that most of its words are known in; nothing of an English one. */
export function laySayingOf(text: string): LaySaying | undefined {
  const tokens = tokensOf(text)
  const isIndic = INDIC.test(text)
  const readings = languages.filter(({ script }) => !isIndic || script.test(text)).map((language) => language.read(tokens))
  const most = Math.max(0, ...readings.map(({ known }) => known))
  const words = tokens.filter(({ word }) => !/^\d/.test(word)).length
  const english = tokens.filter(({ word }) => ENGLISH.has(word)).length
  if (!isIndic && most < Math.max(KNOWN_MIN, KNOWN_SHARE * words, 3 * english)) return undefined

  const likely = readings.filter((reading) => reading.known >= most - 1)
  const isWork = KNOWLEDGE.test(text) || PROFESSION.test(text) || PROTOCOL.test(text)
  const said = likely.flatMap((reading) => {
    const all = signsIn(reading, (spans) => !isDenied(spans, reading))
    const isIf = holds('ifs', reading)
    const isSubject = (isWork || isIf || holds('topic', reading)) && !holds('own', reading)
    // Two signs together are no subject of a question, unless it asks what to do if.
    return isSubject && (isIf || all.length < 2) ? [] : all
  })
  const isAside = LAUGHS.test(text) || likely.some((reading) => holds('fiction', reading) || (isOver(reading) && !isOfToday(reading)))
  return {
    // Whoever wants to die is heard, whatever else is told.
    emergency: said[0] && (!isAside || said[0] === 'wantsToDie') ? signs[said[0]].kind : undefined,
    isAside,
    denies: likely.some((reading) => reading.tokens.some((_, token) => reading.isDenial(token))),
    deniesSign: likely.some((reading) => signsIn(reading, (spans) => isDenied(spans, reading)).length > 0),
  }
}
const INDIC = /[\u0900-\u0d7f]/
const LAUGHS = /[\u{1f600}-\u{1f606}\u{1f61b}-\u{1f61d}\u{1f923}]/u

const holds = (concept: string, { at }: Reading) => at.some((here) => here.has(concept))

const isOver = (reading: Reading) =>
  !holds('again', reading) && (holds('over', reading) || reading.tokens.some(({ word }) => /^(?:19|20)\d\d$/.test(word)))

/** Whether a sign is named behind a word for today: "a stent in 2019, now the chest hurts". */
function isOfToday(reading: Reading) {
  const today = reading.at.findIndex((here) => here.has('today'))
  const isMeant = (spans: readonly Span[]) => spans.every(({ token }) => token > today) && !isDenied(spans, reading)
  return today >= 0 && signsIn(reading, isMeant).length > 0
}

const signsIn = (reading: Reading, isMeant: (spans: readonly Span[]) => boolean) =>
  combinations.flatMap(({ sign, combinations: all }) =>
    all.some((parts) => parts.every((part) => placesOf(part, reading).some(isMeant))) ? sign : [],
  )

/** Where the concepts of a part stand close to each other, each at words of its own: from which word to which it stands, for each such place. */
const placesOf = ([first, ...others]: readonly string[], reading: Reading) =>
  reading.at.flatMap((here, token) => {
    const end = here.get(first!)
    const spans = end === undefined ? undefined : spansOf(others, { token, end, isNot: first!.endsWith('Not') }, reading)
    return spans ? [spans] : []
  })

/** A concept from one word to another; one of what does not happen may have its negation before it. */
type Span = { token: number; end: number; isNot: boolean }
function spansOf(concepts: readonly string[], first: Span, { tokens, at }: Reading): Span[] | undefined {
  const taken = [first]
  const reach = [...after(tokens, first.token, NEAR), ...Array.from({ length: NEAR }, (_, back) => first.token - 1 - back)]
  for (const concept of concepts) {
    const token = reach.find(
      (one) => taken.every((span) => span.token !== one) && tokens[one]?.clause === tokens[first.token]!.clause && at[one]!.has(concept),
    )
    if (token === undefined) return undefined
    taken.push({ token, end: at[token]!.get(concept)!, isNot: concept.endsWith('Not') })
  }
  return taken
}

/** A negation between the words of a part, or behind them and of nothing else in between; the one that a word has of itself is no denial. */
function isDenied(spans: readonly Span[], { tokens, at, isDenial }: Reading) {
  const [from, to] = [Math.min(...spans.map(({ token }) => token)), Math.max(...spans.map(({ end }) => end))]
  const own = (one: number) => spans.some(({ token, end, isNot }) => (isNot ? token - 1 : token) <= one && one <= end)
  for (let one = from; one <= to; one++) if (isDenial(one) && !own(one)) return true
  if (spans.some(({ end, isNot }) => isNot && end === to)) return false
  const next = after(tokens, to, DENIED_WITHIN).find((one) => isDenial(one) || at[one]!.size > 0)
  return next !== undefined && isDenial(next)
}
