import { anyOf, type Pattern } from '../../text/patterns.ts'
import type { EmergencyKind } from './cards.ts'
import { BREATHING } from './red-flags/breathing.ts'
import { CHILD } from './red-flags/child.ts'
import { BLEEDING, HEART, STROKE } from './red-flags/circulation.ts'
import { COLLAPSE } from './red-flags/collapse.ts'
import { DEVANAGARI } from './red-flags/devanagari.ts'
import type { SourcedFlags } from './red-flags/flags.ts'
import { INJURY } from './red-flags/injury.ts'
import { BITE, POISONING } from './red-flags/poisons.ts'
import { PREGNANCY } from './red-flags/pregnancy.ts'
import { SELF_HARM } from './red-flags/self-harm.ts'
import { SOURCES } from './sources.ts'

/** Lay words for what cannot wait, in English and as Hindi is typed. The first that holds names the card. */
export const redFlags: readonly SourcedFlags[] = [
  {
    kind: 'pregnancy',
    source: SOURCES.birth,
    lookAlikes: ['Management of eclampsia at a first referral unit', 'Is bleeding in the first trimester common?'],
    patterns: PREGNANCY,
  },
  {
    kind: 'poisoning',
    source: SOURCES.emergency,
    lookAlikes: ['Antidote for organophosphate poisoning', 'Paracetamol overdose: when is acetylcysteine started?'],
    patterns: POISONING,
  },
  {
    kind: 'bite',
    source: SOURCES.snake,
    lookAlikes: ['Dose of antivenom after a krait bite in adults', 'Prevalence of snakebite in Maharashtra'],
    patterns: BITE,
  },
  {
    kind: 'breathing',
    source: SOURCES.emergency,
    lookAlikes: ['Causes of breathlessness in pregnancy', 'When is a child with croup intubated?'],
    patterns: BREATHING,
  },
  {
    kind: 'heart',
    source: SOURCES.emergency,
    lookAlikes: ['Does aspirin help in suspected heart attack?', 'Chest pain units in district hospitals: evidence'],
    patterns: HEART,
  },
  {
    kind: 'stroke',
    source: SOURCES.emergency,
    lookAlikes: ['What is the window for thrombolysis in stroke?', 'Sudden headache: when is a lumbar puncture done after CT?'],
    patterns: STROKE,
  },
  {
    kind: 'child',
    source: SOURCES.child,
    lookAlikes: ['Fever in infants under three months: which tests?', 'Guidelines for neonatal sepsis'],
    patterns: CHILD,
  },
  {
    kind: 'bleeding',
    source: SOURCES.emergency,
    lookAlikes: ['Tranexamic acid in gastrointestinal bleeding: evidence', 'How is vomiting of blood graded by the Blatchford score?'],
    patterns: BLEEDING,
  },
  {
    kind: 'injury',
    source: SOURCES.emergency,
    lookAlikes: ['Fluid resuscitation in burns: which formula?', 'Electrical burns: a review of outcomes'],
    patterns: INJURY,
  },
  {
    kind: 'collapse',
    source: SOURCES.emergency,
    lookAlikes: ['First-line drug for status epilepticus', 'What causes syncope in athletes?'],
    patterns: COLLAPSE,
  },
]
/** Words of somebody who may end their life, or of whoever fears for somebody's. */
export const selfHarmFlags: SourcedFlags = {
  kind: 'selfharm',
  source: SOURCES.mind,
  lookAlikes: [
    'Suicide prevention in medical colleges',
    'Which scale rates suicidal ideation?',
    'Self-harm among adolescents: prevalence in India',
  ],
  patterns: SELF_HARM,
}

const compiled = [
  ...redFlags.map(({ kind, patterns }) => ({ kind, pattern: anyOf(patterns) })),
  ...DEVANAGARI.map(({ kind, patterns }) => ({ kind, pattern: anyOf(patterns, 'u') })),
]
const isDevanagari = ({ pattern }: Pattern) => /\p{Script=Devanagari}/u.test(pattern)
/** One expression a script: of both at once no analysis can tell that its time grows with its text alone. */
const selfHarm = [selfHarmFlags.patterns.filter(isDevanagari), selfHarmFlags.patterns.filter((one) => !isDevanagari(one))].map((patterns) =>
  anyOf(patterns, 'iu'),
)

/** The emergency that a text names in words that leave no doubt. */
export const redFlagIn = (text: string): EmergencyKind | undefined => compiled.find(({ pattern }) => pattern.test(text))?.kind

export const speaksOfSelfHarm = (text: string) => selfHarm.some((pattern) => pattern.test(text))
