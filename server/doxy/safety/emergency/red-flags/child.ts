import { oneOf } from '#contract/identifiers/words.ts'
import type { Pattern } from '../../../text/patterns.ts'
import { CANNOT, WHO_IS_SMALL } from './words.ts'

/** A small child who is gravely ill. */
export const CHILD: readonly Pattern[] = [
  {
    pattern: String.raw`\b(?:newborn|neonate|(?:[1-9]|1\d|2[0-8])[- ]?days?[- ]?old|(?:[1-9]|ten|two|three|six)[- ]?weeks?[- ]?old)\b.{0,60}\b${oneOf(String.raw`
fever|feverish|hot|temperature|cold|yellow|jaundice\w*|not (?:feed|suck|cry|wak)\w*
(?:won'?t|will not|refus\w+)(?: to)? (?:feed|suck|wake)|vomit\w* green|fits?
`)}`,
    example: 'the newborn is cold and not sucking',
  },
  {
    pattern: String.raw`\b${WHO_IS_SMALL}\b.{0,80}\b${oneOf(`
limp|floppy|lifeless|grunting|not (?:drinking|responding|waking|crying|moving)
${CANNOT} (?:drink|feed|breastfeed|swallow|wake|be woken)|sunken|lethargic|drowsy|very sleepy|no (?:wet nappies|urine)
not (?:passed|passing) urine|sust
`)}`,
    example: 'baby is blue and floppy',
  },
  { pattern: String.raw`\b(?:limp|floppy|lethargic)\b.{0,40}\b(?:${WHO_IS_SMALL})\b`, example: 'Floppy and pale, my baby will not wake' },
  {
    pattern: String.raw`\b${WHO_IS_SMALL}\b.{0,40}\bfever\b.{0,40}\b(?:fits?|convuls\w*|seizure|rash|stiff|4[01](?:\.\d)?|10[4-7])`,
    example: 'my son has high fever and a stiff neck',
  },
  {
    pattern: String.raw`\bstiff(?:ness)? (?:of the |in the |in his |in her |in my )?neck\b.{0,80}\b(?:fever|rash|spots|vomit\w*|light|headache)`,
    example: 'My son has a stiff neck, high fever and purple spots on his skin',
  },
  {
    pattern: String.raw`\b(?:fever|headache)\b.{0,80}\b(?:stiff neck|neck (?:is )?stiff\w*|neck stiff\w*)`,
    example: 'my son has high fever and a stiff neck',
  },
  {
    pattern: String.raw`\bneck (?:is |has gone |feels |very )*stiff\b.{0,60}\b(?:fever|light|vomit\w*|headache|rash)`,
    example: 'My neck is stiff with fever and light hurts',
  },
  {
    pattern: String.raw`\b(?:fever|bukhar)\b.{0,60}\b(?:purple|non-?blanching|blood) (?:spots|rash|patches)`,
    example: 'My son has a stiff neck, high fever and purple spots on his skin',
  },
  {
    pattern: String.raw`\brash\b.{0,40}\b(?:does not|doesn'?t|won'?t|not) (?:fade|blanch|disappear)`,
    example: "purple rash that doesn't fade with high fever in my daughter",
  },
]
