import { oneOf } from '#contract/identifiers/words.ts'
import type { Pattern } from '../../../text/patterns.ts'
import { SEVERE } from './words.ts'

/** Danger to a pregnant woman, or to her and the child around birth. */
export const PREGNANCY: readonly Pattern[] = [
  {
    pattern: String.raw`\b(?:pregnan\w*|weeks? (?:pregnant|gestation)|months? (?:pregnant|along)|expecting|garbh\w*)\b.*\b${oneOf(String.raw`
severe headache|blurr\w* vision|bleed\w*|blood|fit(?:s|ting)?|seizure|convuls\w*|faint\w*|collapsed
not (?:moving|moved|feeling)|stopped moving|no (?:fetal |baby )?movements?|water(?:s)? (?:broke|breaking|leaking)
${SEVERE} (?:pain|belly|abdom\w+|stomach|pet)|swelling .*(?:vision|headache)
`)}`,
    example: "I'm 28 weeks pregnant and bleeding",
  },
  {
    pattern: String.raw`\b(?:severe headache|blurr\w* vision|bleed\w*|fit(?:s|ting)?|seizure|convuls\w*|${SEVERE} (?:abdominal|stomach|belly) pain)\b.*\bpregnan\w*`,
    example: 'bleeding heavily, 8 weeks pregnant',
  },
  {
    pattern: String.raw`\bbaby (?:has |is |hasn'?t |has not |isn'?t |not )?(?:stopped moving|not moving|moved|moving less|kicked)\b(?=.*(?:womb|weeks|pregnan|today|since|inside|hours))`,
    example: 'baby not moving inside since yesterday, I am 36 weeks',
  },
  {
    pattern: String.raw`\b(?:heavy|heavily|too much|a lot of|excessive|profuse|non-?stop)\b.{0,20}\bbleed\w*.{0,30}\b(?:after|since) (?:the |my |her )?(?:deliver\w*|birth|childbirth|abortion|miscarriage|c-?section)`,
    example: 'heavy bleeding after delivery that will not stop',
  },
  {
    pattern: String.raw`\bcord\b.{0,30}\b(?:out|hanging|coming|visible|showing)`,
    example: 'The midwife left and now the cord is out before the baby',
  },
  { pattern: String.raw`\b(?:see|feel) the (?:umbilical )?cord`, example: 'water broke at 30 weeks and I can see the cord' },
  { pattern: String.raw`\bin labou?r\b.{0,40}\b(?:home|car|auto|train|now)`, example: 'She is in labour at home' },
  { pattern: String.raw`\bcontractions\b.{0,30}\b(?:minutes?|strong|apart|pushing)`, example: 'Contractions every two minutes' },
  { pattern: String.raw`\bwaters? (?:has |have )?(?:broke|broken)\b`, example: 'water broke at 30 weeks and I can see the cord' },
  {
    pattern: String.raw`\b(?:deliver\w*|gave birth|childbirth|c-?section)\b.{0,80}\b(?:soak\w*|faint\w*|fits?|seizure|confus\w*|bleed\w*|clots?|high fever|placenta)`,
    example: 'bleeding after delivery soaking clothes',
  },
  { pattern: String.raw`\bbaby(?:'s (?:head|hand|foot|leg))? is coming (?:out)?`, example: "The baby's head is coming out" },
  { pattern: String.raw`\bdelivering (?:now|at home|in the (?:car|auto|ambulance))`, example: 'women delivering at home' },
]
