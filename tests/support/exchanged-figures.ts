import type { Note } from '#corpus/note.ts'
import { evidenceOf } from '#corpus/parts.ts'
import { analyse, contentTerms } from '#server/doxy/check/language/text-analysis.ts'
import { contextOf, sentencesOf } from '#server/doxy/text/sentences.ts'

/** A sentence of a note, and what it is about besides its own words. */
export type Stated = { text: string; context: string }
type Figure = { value: string; start: number; end: number; unit: string; isSetting: boolean }

const FIGURE = /(?<![\p{L}\d.-])(?<!\p{Lu}{2} )\d+(?:,\d{3})*(?:\.\d+)?(?![\p{L}\d]*-?\p{Lu})(\s?%| [a-z]+)?/gu
/** When, and how long: no arm has a share in it. */
const SETTING = /\b(?:within|at|by|over|for|until|aged|every|after|before|between|from|to|and|than)\s$/
const TIME = /^ (?:year|month|week|day|hour|minute)s?$/
const BRACKETED = /\([^)]*\)/g
/** What holds the parts of a comparison apart. */
const BORDER = /[,;:]|\b(?:and|against|versus|but|to|than)\b/
const JOINT = /\b(?:versus|vs|or|and|compared with|with|in|for|of|on|after|the|a|to|from|by|as|its|an)\b|[:,;.()-]/i
const PREPOSITIONS = ['on', 'with', 'in patients on']
const ARMS = ['placebo', 'usual care', 'the control group']

export const statedIn = ({ title, ...note }: Note): Stated[] => {
  const sentences = sentencesOf(evidenceOf(note))
  return sentences.map((one, at) => ({ text: one, context: contextOf(title, one, sentences[at - 1]) }))
}

/** The sentence with figures given to another arm, outcome or nobody it names; none of these is what it says. */
export function exchangesOf({ text }: Stated, { id, title }: Note): string[] {
  const figures = figuresOf(text)
  const names = (arm: string) => id.includes(arm.toLowerCase().replaceAll(' ', '-'))
  const arms = [...title.split(JOINT), ...ARMS].map((arm) => arm.trim()).filter((arm) => arm.length > 3 && !names(arm))
  const has = analyse(text).terms
  const others = arms.filter((arm) => contentTerms(analyse(arm).terms).some((term) => !has.includes(term)))
  const claims = figures.flatMap((figure) => {
    const before = text.slice(0, figure.start)
    return [
      ...others.flatMap((arm) => PREPOSITIONS.map((word) => `${before}${figure.value} ${word} ${arm}.`)),
      ...others.map((arm) => `On ${arm}, ${lower(before)}${figure.value}.`),
    ]
  })
  for (const [at, one] of figures.entries()) {
    for (const other of figures.slice(at + 1)) {
      if (one.unit !== other.unit || one.value === other.value) continue
      claims.push(...exchanged(text, one, other))
    }
  }
  return [...new Set(claims)].filter((claim) => claim !== text)
}

/** The sentence cut to one figure with the words behind it, which is what it says. */
export function halvesOf({ text }: Stated): string[] {
  const figures = figuresOf(text)
  const [first] = figures
  if (!first || figures.length < 2) return []
  return figures
    .filter(({ unit, end }) => unit === first.unit && /^ (?:on|with|given|of the|in the|after|under)\b/.test(text.slice(end)))
    .map((figure) => `${text.slice(0, first.start)}${figure.value}${labelBehind(text, figure)}.`)
}

function exchanged(text: string, one: Figure, other: Figure): string[] {
  const before = text.slice(0, one.start)
  const [own, theirs] = [labelBehind(text, one), labelBehind(text, other)]
  const whole = `${before}${other.value}${text.slice(one.end, other.start)}${one.value}${text.slice(other.end)}`
  const halves = [
    ...(own.trim()
      ? [
          `${before}${other.value}${own}.`,
          `${theirs.trim() ? before : ''}${one.value}${theirs}.`,
          `${upper(own.trim())}, ${lower(before)}${other.value}.`,
        ]
      : []),
    ...(theirs.trim()
      ? [
          `${before}${one.value}${text.slice(other.end)}`,
          `${before}${one.value}${theirs}.`,
          `${upper(theirs.trim())}, ${lower(before)}${one.value}.`,
        ]
      : []),
    `${before}${other.value}.`,
  ]
  return [whole, ...(one.isSetting || other.isSetting ? [] : halves)]
}

function labelBehind(text: string, { end }: Figure): string {
  const [label = ''] = text.slice(end).replace(BRACKETED, '').split(BORDER)
  return label.replace(/\.$/, '').trimEnd()
}

function figuresOf(text: string): Figure[] {
  const brackets = [...text.matchAll(BRACKETED)].map(({ 0: part, index }) => [index, index + part.length] as const)
  return [...text.matchAll(FIGURE)]
    .filter(({ index }) => !brackets.some(([from, to]) => index >= from && index < to))
    .map(({ 0: all, 1: unit = '', index }) => {
      const value = unit.trim() === '%' ? all : all.slice(0, all.length - unit.length)
      const isSetting = SETTING.test(text.slice(0, index)) && TIME.test(unit)
      return { value, start: index, end: index + value.length, unit: unit.trim(), isSetting }
    })
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
