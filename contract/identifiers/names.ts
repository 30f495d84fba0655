import type { IdentifierSpan } from './fold.ts'
import { CUES } from './name-cues.ts'
import { isCapital, isEponym, isGiven, isInitial, isSureGiven, isSurname, mayName, type Word } from './name-words.ts'
import { oneOf } from './words.ts'

const WORD = /\p{Lu}(?:\.(?=\p{Lu}\.?))?[\p{L}\p{M}]*(?:['-]\p{Lu}?[\p{L}\p{M}]+)*\.?|\p{L}[\p{L}\p{M}]*/gu

/** Names of people: after titles and cues, with an initial, or known as names. */
export function findNames(text: string): IdentifierSpan[] {
  const words = [...text.matchAll(WORD)].map((match): Word => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
  const at = new Map(words.map((word, index) => [word.start, index]))
  return [...afterCues(text, words, at), ...standingAlone(text, words), ...inDevanagari(text)]
}

function afterCues(text: string, words: Word[], at: Map<number, number>): IdentifierSpan[] {
  const found: IdentifierSpan[] = []
  for (const { pattern, strength } of CUES)
    for (const match of text.matchAll(pattern)) {
      const from = at.get(match.index + match[0].length)
      if (from === undefined) continue
      const name = strength === 'any case' ? looseName(text, words, from) : nameFrom(text, words, from)
      if (name.length === 0 || isEponym(text, name.at(-1)!.end)) continue
      const titled = strength === 'capital'
      if (strength === 'known' && !isSure(name)) continue
      if (strength === 'shaped' && !isSure(name) && !isShaped(text, name)) continue
      if (titled && name.every((word) => isInitial(word.text)) && !name.some((word) => word.text.endsWith('.'))) continue
      const title = titled && !/name/.test(match[0]) ? match.index + match[0].search(/\S/) : name[0]!.start
      found.push({ start: title, end: endOf(name), kind: 'name' })
    }
  return found
}

/** Up to four words that may be a name, from here on, on one line and with nothing but spaces between them. */
function nameFrom(text: string, words: Word[], from: number): Word[] {
  const name: Word[] = []
  for (let index = from; index < words.length && name.length < 4; index++) {
    const word = words[index]!
    const before = name.at(-1)
    if (before && !/^[ ]{1,2}$/.test(text.slice(before.end, word.start)) && !(isInitial(before.text) && before.end === word.start)) break
    if (!/^\p{Lu}/u.test(word.text) || !mayName(word.text.replace(/\.$/, ''))) break
    const full = word.text.endsWith('.') && !isInitial(word.text) && word.text.length > 3
    // An abbreviation in capitals is no name, unless it is known as one.
    if (/^\p{Lu}{2,}s?$/u.test(word.text) && !isGiven(word.text) && !isSurname(word.text)) break
    name.push(full ? { ...word, end: word.end - 1, text: word.text.slice(0, -1) } : word)
    if (full || /'s$/.test(word.text)) break
  }
  return name
}

/** A name after a cue that leaves no doubt may be in small letters: words up to the next comma, number or small word of the sentence. */
function looseName(text: string, words: Word[], from: number): Word[] {
  const strict = nameFrom(text, words, from)
  if (strict.length > 0) return strict
  const name: Word[] = []
  for (let index = from; index < words.length && name.length < 3; index++) {
    const word = words[index]!
    const before = name.at(-1)
    if (before && text.slice(before.end, word.start) !== ' ') break
    if (!mayName(word.text) || SMALL.test(word.text)) break
    name.push(word)
  }
  return name
}

const SMALL =
  /^(?:is|was|hai|ho|and|or|has|have|had|he|she|i|with|age|aged|dob|mrn|uhid|not|unknown|withheld|redacted|from|who|ki|ka|ke|ko|se|mein|but|mobile|phone|sex|gender)$/i

/** Two or more words that look like a name of which one is known, a name with an initial, or one given name that is nothing else. */
function isSure(name: Word[]) {
  const [first, ...rest] = name
  if (!first) return false
  if (rest.length === 0) return isSureGiven(first.text) && isCapital(first.text)
  return (
    name.some((word) => isGiven(word.text) || isSurname(word.text)) ||
    (isCapital(first.text) && isInitial(rest[0]!.text) && rest[0]!.text.endsWith('.'))
  )
}

/** Two or three capitalised words that the sentence treats as a person, known as names or not. */
const isShaped = (text: string, name: Word[]) =>
  name.length > 1 &&
  name.every((word) => isCapital(word.text) || isInitial(word.text)) &&
  GOES_ON.test(text.slice(name.at(-1)!.end, name.at(-1)!.end + 24))
const GOES_ON = /^(?:,|\s?\(|$|\s(?:who|seen|presented|presents|presenting|admitted|was|is|has|had|treated|from|aged|came)\b)/
const AGED = /^(?:,? (?:a|an) \d{1,3}[- ]?(?:year|yr|yo|month|day)|,? \d{1,3} ?(?:\/ ?)?(?:[MF]\b|y\/?o|yrs?|years?|male|female))/i

/** What is told apart by a letter after it, as a name by its initial. */
const LETTERED_WORD = oneOf(`
hepatitis|vitamin|influenza|type|grade|class|group|stage|protein|factor|troponin|immunoglobulin|arm|table|figure|category|plan
part|phase|score|child|pugh|strep|hib|haemophilus|appendix|panel|level|section|schedule|model|cohort|drug|study|zone|annex|box
step|option|form|apo|coenzyme|cytochrome|complement|ebola|parvovirus|coxsackie|leg|bilirubin|team|ward|block|unit|bed|room|tier
`)
const LETTERED = new RegExp(`^${LETTERED_WORD}$`, 'i')

function standingAlone(text: string, words: Word[]): IdentifierSpan[] {
  const found: IdentifierSpan[] = []
  for (let index = 0; index < words.length; index++) {
    const first = words[index]!
    const next = words[index + 1]
    if (/[\p{L}\d@/'-]$/u.test(text.slice(Math.max(0, first.start - 2), first.start)) || /\d/.test(text.charAt(first.end))) continue
    if (isSmallPair(text, first, next)) {
      found.push({ start: first.start, end: next!.end, kind: 'name' })
      continue
    }
    const name =
      isCapital(first.text) || (first.text.length > 2 && isGiven(first.text) && words[index + 1]) || /^\p{Lu}\.$/u.test(first.text)
        ? nameFrom(text, words, index)
        : []
    const last = name.at(-1)
    if (
      last &&
      name.length > 1 &&
      name.every((word) => isCapital(word.text)) &&
      AGED.test(text.slice(last.end, last.end + 24)) &&
      !isEponym(text, last.end)
    ) {
      found.push({ start: first.start, end: endOf(name), kind: 'name' })
      index += name.length - 1
      continue
    }
    if (!last || isEponym(text, last.end) || !standsFor(text, name)) continue
    found.push({ start: first.start, end: endOf(name), kind: 'name' })
    index += name.length - 1
  }
  return found
}

function standsFor(text: string, name: Word[]): boolean {
  const [first, second] = name
  if (!second) return isSureGiven(first!.text) && isCapital(first!.text) && tellsOfPerson(text, first!)
  if (isInitial(first!.text))
    return (
      name.some((word) => !isInitial(word.text) && word.text.length > 2 && isSurname(word.text)) &&
      /^\s*\p{Lu}\./u.test(text.slice(first!.start))
    )
  if (isInitial(second.text))
    return (
      !LETTERED.test(first!.text) &&
      (isGiven(first!.text) || isSurname(first!.text)
        ? second.text.endsWith('.') || name.length > 2 || /^[,)\s]/.test(text.slice(second.end))
        : second.text.endsWith('.') && /^(?:,|\s+(?:who|seen|was|is|has|with|admitted|treated|from)\b|\s\()/.test(text.slice(second.end)))
    )
  return isGiven(first!.text)
    ? !isSurname(first!.text) || isGiven(second.text) || isSurname(second.text)
    : isSurname(second.text) && name.every((word) => isCapital(word.text))
}

const PERSON_DOES = oneOf(`
who|is|was|has|had|have|came|presented|presents|seen|admitted|complains?|reports?|aged|age|ko|ka|ki|ke|ne|took|takes|needs
underwent|feels|developed|visited|died|lives|from|will|should|can|wants
`)
const PERSON_HAS = oneOf(`
mother|father|report|scan|blood|sugar|bp|wife|husband|son|daughter|test|x-ray|ecg|case|file|age|condition|fever|family
`)
const GOES_ON_OF_PERSON = new RegExp(
  String.raw`^(?:,? ${PERSON_DOES}\b|,? ?\(?\d{1,3} ?(?:/?\s?[MF]\b|y|years?)|,\s*(?:a |an |my |our )|'s ${PERSON_HAS})`,
  'i',
)

/** A lone given name is a person when the sentence goes on as sentences about people do, or gives an age. */
const tellsOfPerson = (text: string, { start, end }: Word) =>
  GOES_ON_OF_PERSON.test(text.slice(end, end + 40)) ||
  (/(?:\b(?:for|to|of|about|by|with|and|did|does|is|was|can|should|gave) |,\s)$/.test(text.slice(Math.max(0, start - 8), start)) &&
    /^(?:,|\)|\.|\?|$)/.test(text.slice(end, end + 1)))

/** `ramesh kumar` in small letters: both words are names and the first is nothing else. */
const isSmallPair = (text: string, first: Word, next: Word | undefined) =>
  next !== undefined &&
  /^\p{Ll}/u.test(first.text) &&
  text.slice(first.end, next.start) === ' ' &&
  isSureGiven(first.text) &&
  isSurname(next.text) &&
  !/^(?:brown|green|white|young|pal|sen|lee|more|das|pan|dey|moore|ram|nath|mani)$/i.test(next.text)

const DEVANAGARI =
  /(?:नाम(?:\s+है)?\s*:?\s*|श्रीमती\s+|श्री\s+|डॉ\.?\s*|सुश्री\s+)(?<v>\p{Script=Devanagari}+(?:\s(?!है|की|का|के|को|और|उम्र)\p{Script=Devanagari}+)?)/dgu
const inDevanagari = (text: string): IdentifierSpan[] =>
  [...text.matchAll(DEVANAGARI)].map((match) => {
    const [start, end] = match.indices!.groups!.v!
    return { start, end, kind: 'name' }
  })

/** The end of the name, without the possessive; the stop of an initial belongs to it. */
function endOf(name: Word[]) {
  const last = name.at(-1)!
  return /'s$/i.test(last.text) ? last.end - 2 : last.end
}
