import { expect, test } from 'vitest'
import { oneOf } from '#contract/identifiers/words.ts'
import { BREATHING } from '../safety/emergency/red-flags/breathing.ts'
import { CHILD } from '../safety/emergency/red-flags/child.ts'
import { BLEEDING, HEART, STROKE } from '../safety/emergency/red-flags/circulation.ts'
import { COLLAPSE } from '../safety/emergency/red-flags/collapse.ts'
import { DEVANAGARI } from '../safety/emergency/red-flags/devanagari.ts'
import { INJURY } from '../safety/emergency/red-flags/injury.ts'
import { BITE, POISONING } from '../safety/emergency/red-flags/poisons.ts'
import { PREGNANCY } from '../safety/emergency/red-flags/pregnancy.ts'
import { SELF_HARM } from '../safety/emergency/red-flags/self-harm.ts'
import { ANSWER_ORDERS } from '../safety/injection/answer-orders.ts'
import { WISHES } from '../safety/injection/answer-wishes.ts'
import { BARE_ORDERS } from '../safety/injection/bare-orders.ts'
import { ADDRESSED } from '../safety/injection/machine-address.ts'
import { matchesAny } from '../safety/injection/phrasing.ts'
import { AIMED } from '../safety/injection/prompt-patterns/aimed.ts'
import { COMMANDS } from '../safety/injection/prompt-patterns/commands.ts'
import { MARKUP } from '../safety/injection/prompt-patterns/markup.ts'
import { ORDERS } from '../safety/injection/prompt-patterns/orders.ts'
import { RATINGS } from '../safety/injection/prompt-patterns/ratings.ts'
import { CIRCUMSTANCES } from '../safety/injection/signs/circumstances.ts'
import { MATTERS } from '../safety/injection/signs/matters.ts'
import { STEERS } from '../safety/injection/signs/steers.ts'
import { anyOf, type Pattern } from './patterns.ts'

const redFlags = [BREATHING, CHILD, BLEEDING, HEART, STROKE, COLLAPSE, INJURY, BITE, POISONING, PREGNANCY]
const prompts = [AIMED, COMMANDS, MARKUP, ORDERS, RATINGS]
const signs = [CIRCUMSTANCES, MATTERS, STEERS].flat()

const tables: [name: string, flags: string, patterns: readonly Pattern[]][] = [
  ['red flags', 'i', redFlags.flat()],
  ['self-harm', 'iu', SELF_HARM],
  ['red flags in Devanagari', 'u', DEVANAGARI.flatMap(({ patterns }) => patterns)],
  ['prompts', 'i', prompts.flat()],
  ['signs', 'iu', signs.flatMap(({ patterns }) => patterns)],
]

test.each(tables)('every pattern among the %s finds its own example and leaves its counter-example', (_, flags, patterns) => {
  const finds = (one: Pattern, text: string) => anyOf([one], flags).test(text)

  expect(patterns.filter((one) => !finds(one, one.example))).toEqual([])
  expect(patterns.filter((one) => one.counterExample !== undefined && finds(one, one.counterExample))).toEqual([])
})

test('every phrasing is found in its own example', () => {
  const phrasings = [ADDRESSED, ANSWER_ORDERS, WISHES, BARE_ORDERS].flat()

  expect(phrasings.filter((one) => !matchesAny([one], one.example.toLowerCase())).map(({ means }) => means)).toEqual([])
})

test('alternatives may stand one or several a line', () => {
  const pattern = new RegExp(
    `^${oneOf(`
    fever|high fever
    night sweats?
  `)}$`,
  )

  expect(['fever', 'high fever', 'night sweats'].every((text) => pattern.test(text))).toBe(true)
  expect(pattern.test('sweats')).toBe(false)
})
