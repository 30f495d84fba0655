import type { EmergencyKind } from '../cards.ts'
import { SOURCES, type Source } from '../sources.ts'

const sign = (kind: EmergencyKind, words: string, source: Source) => ({ kind, words, source: SOURCES[source] })

/** The gravest things that people type about themselves or somebody beside them. */
export const signs = {
  wantsToDie: sign('selfharm', 'wants to die, or speaks of suicide as their own wish', 'mind'),
  bleedsInPregnancy: sign('pregnancy', 'is pregnant or has just given birth, and bleeds', 'birth'),
  babyDoesNotMove: sign('pregnancy', 'no longer feels the baby move in the womb', 'birth'),
  fitsInPregnancy: sign('pregnancy', 'is pregnant or has just given birth, and has a fit', 'birth'),
  labourStuck: sign('pregnancy', 'is in labour, and the child does not come', 'birth'),
  poison: sign('poisoning', 'has swallowed poison, pesticide, phenyl or kerosene', 'emergency'),
  manyTablets: sign('poisoning', 'has swallowed many tablets, or sleeping tablets', 'emergency'),
  snake: sign('bite', 'was bitten by a snake', 'snake'),
  scorpion: sign('bite', 'was stung by a scorpion', 'emergency'),
  throatCloses: sign('breathing', 'swells in the face or throat, or has a rash and no pressure, as in an allergy', 'emergency'),
  choking: sign('breathing', 'has something stuck in the throat', 'emergency'),
  cannotBreathe: sign('breathing', 'cannot breathe, or struggles for breath', 'emergency'),
  chestPain: sign('heart', 'has pain or pressure in the chest', 'emergency'),
  oneSide: sign('stroke', 'has a crooked mouth, or one side that does not move', 'emergency'),
  cannotSpeak: sign('stroke', 'can no longer speak, or speaks unclearly', 'emergency'),
  newborn: sign('child', 'is newborn and does not cry, is blue or cold, or does not drink', 'child'),
  stiffNeck: sign('child', 'has a fever and a stiff neck, is drowsy or raves', 'child'),
  babyDoesNotDrink: sign('child', 'is a baby that does not drink, or is limp', 'child'),
  vomitsBlood: sign('bleeding', 'vomits blood', 'emergency'),
  bleeds: sign('bleeding', 'bleeds, and it does not stop', 'emergency'),
  burn: sign('injury', 'is burnt, or scalded', 'emergency'),
  electricity: sign('injury', 'had an electric shock', 'emergency'),
  headInjury: sign('injury', 'was hit on the head and vomits, is drowsy, or bleeds from the ear', 'emergency'),
  drowning: sign('collapse', 'was under water, or fell into a well', 'emergency'),
  fits: sign('collapse', 'has a fit', 'emergency'),
  unconscious: sign('collapse', 'is unconscious, or fainted', 'emergency'),
} as const

export type Sign = keyof typeof signs
