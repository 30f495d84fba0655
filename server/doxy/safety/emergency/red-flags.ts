import { anyOf } from '../../text/patterns.ts'
import type { EmergencyKind } from './cards.ts'
import { BREATHING } from './red-flags/breathing.ts'
import { CHILD } from './red-flags/child.ts'
import { BLEEDING, HEART, STROKE } from './red-flags/circulation.ts'
import { COLLAPSE } from './red-flags/collapse.ts'
import { DEVANAGARI } from './red-flags/devanagari.ts'
import type { Flags } from './red-flags/flags.ts'
import { INJURY } from './red-flags/injury.ts'
import { BITE, POISONING } from './red-flags/poisons.ts'
import { PREGNANCY } from './red-flags/pregnancy.ts'
import { SELF_HARM } from './red-flags/self-harm.ts'

/** Lay words for what cannot wait, in English and as Hindi is typed. The first that holds names the card. */
const LATIN: readonly Flags[] = [
  { kind: 'pregnancy', patterns: PREGNANCY },
  { kind: 'poisoning', patterns: POISONING },
  { kind: 'bite', patterns: BITE },
  { kind: 'breathing', patterns: BREATHING },
  { kind: 'heart', patterns: HEART },
  { kind: 'stroke', patterns: STROKE },
  { kind: 'child', patterns: CHILD },
  { kind: 'bleeding', patterns: BLEEDING },
  { kind: 'injury', patterns: INJURY },
  { kind: 'collapse', patterns: COLLAPSE },
]

const compiled = [
  ...LATIN.map(({ kind, patterns }) => ({ kind, pattern: anyOf(patterns) })),
  ...DEVANAGARI.map(({ kind, patterns }) => ({ kind, pattern: anyOf(patterns, 'u') })),
]
const selfHarm = anyOf(SELF_HARM, 'iu')

/** The emergency that a text names in words that leave no doubt. */
export const redFlagIn = (text: string): EmergencyKind | undefined => compiled.find(({ pattern }) => pattern.test(text))?.kind

export const speaksOfSelfHarm = (text: string) => selfHarm.test(text)
