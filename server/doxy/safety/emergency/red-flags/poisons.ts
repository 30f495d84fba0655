import type { Pattern } from '../../../text/patterns.ts'
import { MANY, PILLS, POISON, SWALLOWED } from './words.ts'

/** Something swallowed or breathed in that poisons, or too much of a medicine. */
export const POISONING: readonly Pattern[] = [
  { pattern: String.raw`\b${SWALLOWED}\b.{0,50}\b${POISON}\b`, example: 'wife drank phenyl' },
  { pattern: String.raw`\b${POISON}\b.{0,25}\b${SWALLOWED}\b`, example: 'usne zeher kha liya' },
  { pattern: String.raw`\b${SWALLOWED}\b.{0,25}\b${MANY}\b.{0,40}\b${PILLS}\b`, example: 'I took 40 crocin tablets' },
  {
    pattern: String.raw`\b${MANY}\b.{0,40}\b(?:${PILLS}|paracetamol|crocin|calpol)\b.{0,25}\b${SWALLOWED}\b`,
    example: '17 months three doses and a booster had',
  },
  {
    pattern: String.raw`\b${SWALLOWED}\b.{0,25}\b(?:handful|too many|too much|whole (?:bottle|strip|pack)|(?:her|his|my) \w+ twice|double (?:the )?dose)\b`,
    example: 'my roommate took too many sleeping pills',
  },
  {
    pattern: String.raw`\b(?:son|daughter|kid|child|baby|toddler|grandson|granddaughter|bach+[ae]|\d+[- ]?(?:year|month)s?[- ]?old)\b.{0,30}\b${SWALLOWED}\b.{0,50}\b(?:tablets?|pills?|medicines?|capsules?|goli\w*)\b`,
    example: 'I think my son ate some of my blood pressure tablets, about 15 of them',
  },
  {
    pattern: String.raw`\b${SWALLOWED}\b.{0,60}\b${PILLS}\b.{0,25}\b${MANY}\b`,
    example: 'I think my son ate some of my blood pressure tablets, about 15 of them',
  },
  { pattern: String.raw`\b(?:took|taken|has taken|on|of) (?:an )?over ?dose`, example: 'I have taken an overdose' },
  { pattern: String.raw`\bover ?dosed\b`, example: 'my friend overdosed on alprazolam' },
  { pattern: String.raw`\boverdose of\b`, example: 'An overdose of paracetamol' },
  { pattern: String.raw`\b(?:has been|been|was|got) poisoned\b`, example: 'I have been poisoned' },
  {
    pattern: String.raw`\bsleeping (?:pills|tablets)\b.{0,30}\b(?:took|taken|swallowed|all)`,
    example: 'Sleeping pills, she took them all',
  },
  { pattern: String.raw`\bneend ki goli\w*.{0,20}\bkha`, example: 'neend ki goliyan kha li' },
  {
    pattern: String.raw`\b(?:inhal\w+|breathed in)\b.{0,30}\b(?:gas|chlorine|fumes|carbon monoxide|smoke)\b`,
    example: "I inhaled chlorine while cleaning the tank and can't stop coughing",
  },
  {
    pattern: String.raw`\bgas leak\b.{0,40}\b(?:dizzy|faint|vomit|unconscious|headache)`,
    example: 'there was a gas leak and my mother is dizzy and vomiting',
  },
]

/** Venom. */
export const BITE: readonly Pattern[] = [
  {
    pattern: String.raw`\b(?:bit(?:ten)?|bites?|stung|sting|k(?:a|aa)t(?:a|aa)?(?: li(?:ya)?)?|d(?:a|as)s?a|dans)\b.{0,40}\b(?:snake|cobra|viper|krait|serpent|scorpion|sa+(?:n)?p|naag|bich+hu?|jelly ?fish)\b`,
    example: 'he got bitten by a snake, what first aid?',
  },
  {
    pattern: String.raw`\b(?:snake|cobra|viper|krait|scorpion|sa+n?p|naag|bich+hu?)\b.{0,25}\b(?:bit|bite|bitten|stung|sting|ne|k(?:a|aa)t\w*)\b`,
    example: 'Krait bite 20 min ago',
  },
  {
    pattern: String.raw`\b(?:stung|bee|wasp|hornet)s?\b.{0,60}\b(?:swell\w*|breath\w*|faint\w*|dizz\w*|collapsed)`,
    example: 'wasp got me on the neck, now my breathing whistles',
  },
]
