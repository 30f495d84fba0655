import { oneOf } from '#contract/identifiers/words.ts'
import type { Pattern } from '../../../text/patterns.ts'
import { CANNOT, SEVERE, SUDDEN } from './words.ts'

/** Consciousness, seizures, sugar, pressure and temperature. */
export const COLLAPSE: readonly Pattern[] = [
  {
    pattern: String.raw`\b(?:unconscious\w*|unresponsive|not respond\w*|no response|passed out|blacked out|collapsed?|no pulse|pulse ?less|lifeless|behosh|hosh (?:nahi|me nahi|mein nahi)|comatose)\b`,
    example: 'meri maa behosh hai',
  },
  {
    pattern: String.raw`\b${CANNOT} (?:be )?(?:wak\w+|woken|rouse\w*|arouse\w*)`,
    example: "my husband's sugar is 32 and he won't wake up",
  },
  { pattern: String.raw`\bnot wak(?:e|ing)`, example: 'Dad fainted and is not waking up' },
  { pattern: String.raw`\b(?:uth|jaag) nahi`, example: 'Baccha dawai ki poori bottle pee gaya, ab so raha hai uth nahi raha' },
  {
    pattern: String.raw`\b(?:having|had|has|have|is in|got|getting|having (?:a|his|her)|had (?:a|his|her))\b.{0,18}\b(?:seizures?|fits?|convulsions?|epilep\w+ attack)\b`,
    example: 'my 3 month old has a fit',
  },
  {
    pattern: String.raw`\b(?:seizures?|fits?|convulsions?|mirgi|d(?:au|ou)r[ae]y?)\b.{0,40}\b${oneOf(String.raw`
minutes?|min|not stop\w*|won'?t stop|again and again|back to back|one after|continu\w*|now|pad|aa rah\w*|since
stopped breathing
`)}`,
    example: 'maa ko dil ka daura pada hai',
  },
  { pattern: String.raw`\b(?:seizing|convulsing|fitting)\b`, example: 'My wife is fitting and is 8 months pregnant' },
  { pattern: String.raw`\bfoam\w* (?:at|from) (?:the |his |her )?mouth`, example: 'Foaming at the mouth' },
  { pattern: String.raw`\bmunh se jhag`, example: 'munh se jhag aa raha hai' },
  {
    pattern: String.raw`\b(?:blood )?(?:sugar|glucose|cbg|grbs|rbs)\b${oneOf(String.raw`
\x20level|\x20reading|\x20is|\x20of|\x20was|\x20at|\x20shows?|\x20showing|\x20has|\x20dropped to|\x20fallen to
\x20gone up to|:
`)}*\s*(?:[1-4]?\d|[5-9]\d\d|hi)\b(?!\s*(?:mmol|%|years?|\.\d))`,
    example: 'sugar is 35 and he is not responding',
  },
  {
    pattern: String.raw`\b(?:low|high) (?:blood )?sugar\b.{0,60}\b(?:unconscious|confus\w*|drowsy|sweat\w*|not respond\w*|fits?|collapsed|vomit\w*|fast breathing)`,
    example: 'Low sugar and he is confused',
  },
  {
    pattern: String.raw`\bdiabetic\b.{0,60}\b(?:unconscious|drowsy|confus\w*|fruity|breathing (?:fast|deep))`,
    example: 'My diabetic father is drowsy and sugar shows 580',
  },
  {
    pattern: String.raw`\b(?:bp|blood pressure)\b(?: is| of| was| reading| shows?|:)*\s*(?:(?:1[89]|2\d)\d\s?(?:\/|by|over)\s?1[2-9]\d|[4-7]\d\s?(?:\/|by|over)\s?\d\d)\b`,
    example: 'my BP is 220/130 with headache',
  },
  { pattern: String.raw`\b(?:fever|temperature|temp|bukhar)\b.{0,20}\b(?:41(?:\.\d)?|42|10[5-9])\b`, example: 'Fever of 105' },
  {
    pattern: String.raw`\b(?:very |extremely )?(?:confus\w+|delirious|drowsy)\b.{0,50}\b(?:fever|bukhar|not pass\w* urine)`,
    example: 'Confused, with high fever',
  },
  {
    pattern: String.raw`\bfever\b.{0,50}\b(?:confus\w*|delirious|very drowsy|cold (?:hands|clammy)|mottled)`,
    example: 'My mother has a fever and is confused and breathing fast',
  },
  {
    pattern: String.raw`\b(?:about|going) to (?:faint|pass out|die)\b`,
    example: "I'm losing a lot of blood from my period and about to faint",
  },
  {
    pattern: String.raw`\b(?:heart rate|pulse(?: rate)?|hr|heart beat)\b(?: is| of| at| was|:)*\s*(?:1[4-9]\d|2\d\d|[1-3]\d)\b`,
    example: 'my heart rate is 180 and I feel faint',
  },
  {
    pattern: String.raw`\b${SUDDEN}\b.{0,60}\b(?:faint\w*|dizz\w*|collapse\w*|breathless\w*|swell\w*|palpitations?|vomit\w*|${SEVERE} pain|unable to walk|${CANNOT} (?:walk|stand|swallow))`,
    example: 'my teenage son has sudden severe pain in one testicle',
  },
  {
    pattern: String.raw`\b(?:hasn'?t|has not|not|unable to|can'?t|cannot) (?:passed|pass|passing) (?:any )?urine\b.{0,40}\b(?:hours?|yesterday|day|morning|pain)`,
    example: 'Has not passed urine for twelve hours',
  },
  { pattern: String.raw`\b(?:fainted|fainting|keeps fainting)\b`, example: 'Dad fainted and is not waking up' },
  {
    pattern: String.raw`\b(?:drunk|alcohol)\b.{0,40}\b(?:not respond\w*|not wak\w*|cold|unconscious)`,
    example: 'He drank a lot of alcohol and will not wake up',
  },
  { pattern: String.raw`\b(?:is|are|am|'m) dying\b(?! of)`, example: 'What are the symptoms that my laptop battery is dying?' },
  { pattern: String.raw`\bfeel(?:s|ing)? (?:like )?(?:i am |i'm )?(?:going to die|dying)`, example: 'I feel like I am dying' },
]
