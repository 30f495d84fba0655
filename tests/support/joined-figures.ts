import type { Note } from '#corpus/note.ts'
import { evidenceOf } from '#corpus/parts.ts'
import { sentencesOf } from '#server/doxy/text/sentences.ts'

/** A sentence of a shape that literature has, with what it does not say: figures given to another arm. */
export type Joined = { source: string; exchanged: readonly string[] }

/** `{a}`, `{b}` and `{c}` are figures of the unit `{u}`; `{A}`, `{B}` and `{C}` their arms, in that order. */
const SHAPES: readonly (readonly [source: string, ...exchanged: string[]])[] = [
  [
    '{Outcome} was {a} versus {b}{u} with {A} versus {B}.',
    '{Outcome} was {b}{u} with {A}.',
    '{Outcome} was {a}{u} with {B}.',
    '{Outcome} was {b} versus {a}{u} with {A} versus {B}.',
    '{Outcome} was {a} versus {b}{u} with {B} versus {A}.',
  ],
  [
    '{Outcome} was {a} versus {b}{u} of patients with {A} versus {B}.',
    '{Outcome} was {b}{u} of patients with {A}.',
    '{Outcome} was {a}{u} of patients with {B}.',
  ],
  [
    '{Outcome} was {a} vs. {b}{u} in the {A} and {B} groups.',
    '{Outcome} was {b}{u} in the {A} group.',
    '{Outcome} was {a}{u} in the {B} group.',
    '{Outcome} was {a} vs. {b}{u} in the {B} and {A} groups.',
  ],
  ['{Outcome} was {a} and {b}{u} with {A} and {B}.', '{Outcome} was {b}{u} with {A}.', '{Outcome} was {a}{u} with {B}.'],
  [
    '{Outcome} with {A} versus {B} was {a} versus {b}{u}.',
    '{Outcome} with {B} was {a}{u}.',
    '{Outcome} with {A} was {b}{u}.',
    '{Outcome} with {B} versus {A} was {a} versus {b}{u}.',
  ],
  [
    '{Outcome} was {a}{u} versus {b}{u} with {A} versus {B}.',
    '{Outcome} was {b}{u} with {A}.',
    '{Outcome} was {a}{u} with {B}.',
    '{Outcome} was {b}{u} versus {a}{u} with {A} versus {B}.',
  ],
  [
    '{Outcome} was {a}{u} compared with {b}{u} after {A} compared with {B}.',
    '{Outcome} was {b}{u} after {A}.',
    '{Outcome} was {a}{u} after {B}.',
  ],
  [
    '{Outcome} was {a}{u} and {b}{u} in the {A} and {B} groups, respectively.',
    '{Outcome} was {b}{u} in the {A} group.',
    '{Outcome} was {a}{u} in the {B} group.',
    '{Outcome} was {a}{u} and {b}{u} in the {B} and {A} groups, respectively.',
  ],
  [
    '{Outcome} was {a} and {b}{u} on {A} and {B}, respectively.',
    '{Outcome} was {b}{u} on {A}.',
    '{Outcome} was {a}{u} on {B}.',
    '{Outcome} was {b} and {a}{u} on {A} and {B}, respectively.',
  ],
  [
    'In the {A} and {B} groups, {outcome} was {a}{u} and {b}{u}, respectively.',
    'In the {B} group, {outcome} was {a}{u}.',
    'In the {A} group, {outcome} was {b}{u}.',
    'In the {B} and {A} groups, {outcome} was {a}{u} and {b}{u}, respectively.',
  ],
  [
    'With {A} versus {B}, {outcome} was {a}{u} versus {b}{u}.',
    'With {B}, {outcome} was {a}{u}.',
    'With {A}, {outcome} was {b}{u}.',
    'With {B} versus {A}, {outcome} was {a}{u} versus {b}{u}.',
  ],
  [
    '{Outcome} was {a}, {b} and {c}{u} with {A}, {B} and {C}.',
    '{Outcome} was {c}{u} with {A}.',
    '{Outcome} was {b}{u} with {A}.',
    '{Outcome} was {a}{u} with {C}.',
    '{Outcome} was {a}, {b} and {c}{u} with {A}, {C} and {B}.',
  ],
  [
    '{Outcome} was {a}{u} (95% CI 1.1 to 99.1) versus {b}{u} (95% CI 2.1 to 98.1) with {A} versus {B}.',
    '{Outcome} was {b}{u} (95% CI 2.1 to 98.1) with {A}.',
    '{Outcome} was {b}{u} with {A}.',
    '{Outcome} was {a}{u} with {B}.',
  ],
  [
    '{Outcome} was seen in 451 ({a}{u}) and 602 ({b}{u}) patients in the {A} and {B} arms, respectively.',
    '{Outcome} was seen in 602 ({b}{u}) patients in the {A} arm.',
    '{Outcome} was seen in {b}{u} patients in the {A} arm.',
    '{Outcome} was seen in 451 ({a}{u}) patients in the {B} arm.',
  ],
  ['{Outcome}: {A} {a}{u}, {B} {b}{u}.', '{Outcome}: {A} {b}{u}.', '{Outcome}: {B} {a}{u}.', '{Outcome}: {B} {a}{u}, {A} {b}{u}.'],
  [
    '{Outcome} was {a}{u} ({A}) and {b}{u} ({B}).',
    '{Outcome} was {b}{u} ({A}).',
    '{Outcome} was {a}{u} ({B}).',
    '{Outcome} was {a}{u} ({B}) and {b}{u} ({A}).',
  ],
  [
    '{Outcome} went from {c}{u} at baseline to {a}{u} with {A} and {b}{u} with {B}.',
    '{Outcome} went from {c}{u} at baseline to {b}{u} with {A}.',
    '{Outcome} went from {c}{u} at baseline to {a}{u} with {B}.',
  ],
  ['{Outcome} was {a}/{b}{u} with {A}/{B}.', '{Outcome} was {b}{u} with {A}.', '{Outcome} was {a}{u} with {B}.'],
  [
    'Compared with {B}, {A} lowered {outcome} by {a}{u}.',
    '{B} lowered {outcome} by {a}{u}.',
    'Compared with {A}, {B} lowered {outcome} by {a}{u}.',
  ],
]

/** `{v}` and `{w}` are figures in words, `{m}` a multiple. */
const WORDED_SHAPES: typeof SHAPES = [
  [
    '{V} of patients on {A} and {w} of those on {B} had {outcome}.',
    '{V} of patients on {B} had {outcome}.',
    '{W} of patients on {A} had {outcome}.',
    'On {A}, {w} of patients had {outcome}.',
  ],
  [
    '{Outcome} was seen in {v} and {w} of patients with {A} and {B}.',
    '{Outcome} was seen in {w} of patients with {A}.',
    '{Outcome} was seen in {v} of patients with {B}.',
  ],
  [
    '{V} versus {w} of patients had {outcome} with {A} versus {B}.',
    '{W} of patients had {outcome} with {A}.',
    '{V} of patients had {outcome} with {B}.',
  ],
  [
    '{Outcome} was {m} as frequent on {A} as on {B}.',
    '{Outcome} was {m} as frequent on {B}.',
    '{Outcome} was {m} as frequent on {B} as on {A}.',
  ],
  [
    '{Outcome} was {m} as common in the {A} group as in the {B} group.',
    '{Outcome} was {m} as common in the {B} group.',
    'In the {B} group {outcome} was {m} as common.',
  ],
  [
    'Compared with {B}, {A} {changed} the rate of {outcome}.',
    '{B} {changed} the rate of {outcome}.',
    'Compared with {A}, {B} {changed} the rate of {outcome}.',
  ],
]

const ARMS: readonly (readonly [string, string, string])[] = [
  ['dapagliflozin', 'placebo', 'glipizide'],
  ['sorafenib', 'lenvatinib', 'placebo'],
  ['prone', 'supine', 'lateral'],
  ['apixaban', 'warfarin', 'aspirin'],
  ['ceftriaxone', 'cefazolin', 'meropenem'],
  ['surgery', 'physiotherapy', 'usual care'],
  ['early', 'late', 'standard'],
  ['artesunate', 'quinine', 'artemether'],
  ['ibuprofen', 'paracetamol', 'placebo'],
  ['pembrolizumab', 'nivolumab', 'docetaxel'],
  ['dexamethasone', 'hydrocortisone', 'placebo'],
  ['zoledronate', 'calcium', 'denosumab'],
  ['intervention', 'control', 'waiting'],
  ['azathioprine', 'mycophenolate', 'rituximab'],
]
const OUTCOMES = ['bleeding', 'stroke', 'relapse', 'fever', 'readmission', 'nausea', 'delirium']
const UNITS = ['%', ' mmHg', ' months', ' points', ' kg', ' per 100 patient-years', ' days', ' mg', ' years', ' per cent']
const WORDED = ['half', 'a third', 'two-thirds', 'a quarter', 'one in five', 'three in ten', 'fifteen', 'forty', 'a tenth', 'a majority']
const MULTIPLES = ['twice', 'three times', '2.5 times', 'half', 'tenfold', 'double', '4-fold']
const CHANGED = ['halved', 'doubled', 'tripled', 'quadrupled']
const FIGURE = /(?<![\p{L}\d.,-])\d+(?:,\d{3})*(?:\.\d+)?(?![\p{L}\d])(\s?%| (?:mg|years|months|weeks|days|hours))?/gu

/** Every figure of a note in every shape, with another figure of the note, in its own unit or where it has none in one of many. */
export function joinedFiguresOf(note: Note): Joined[] {
  const figures = sentencesOf(evidenceOf(note)).flatMap((sentence) =>
    [...sentence.matchAll(FIGURE)].map(({ 0: all, 1: unit = '' }) => ({ all, unit })),
  )
  return figures.flatMap(({ all, unit }, at) => {
    const value = (one: { all: string; unit: string }) => one.all.slice(0, one.all.length - one.unit.length)
    const a = value({ all, unit })
    const others = figures.map(value).filter((one) => one !== a)
    const b = others[at % others.length] ?? '12.7'
    const c = others.find((one) => one !== b) ?? '63.4'
    return SHAPES.map((shape, n) => filled(shape, { a, b, c, u: unit || UNITS[(at + n) % UNITS.length]!, ...settingOf(at + n) }))
  })
}

/** Every worded figure in every shape beside every other. */
export const wordedFigures = (): Joined[] =>
  WORDED.flatMap((v, at) =>
    WORDED.filter((w) => w !== v).flatMap((w, n) => {
      const [m, changed] = [MULTIPLES[(at + n) % MULTIPLES.length]!, CHANGED[(at + n) % CHANGED.length]!]
      return WORDED_SHAPES.map((shape, k) => filled(shape, { v, w, V: upper(v), W: upper(w), m, changed, ...settingOf(at + n + k) }))
    }),
  )

function settingOf(at: number) {
  const [A, B, C] = ARMS[at % ARMS.length]!
  const outcome = OUTCOMES[at % OUTCOMES.length]!
  return { A, B, C, outcome, Outcome: upper(outcome) }
}

function filled(shape: readonly string[], words: Record<string, string>): Joined {
  const [source, ...exchanged] = shape.map((one) => upper(one.replace(/\{(\w+)\}/g, (_, name: string) => words[name]!)))
  return { source: source!, exchanged }
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
