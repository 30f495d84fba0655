import type { Pattern } from '../../../text/patterns.ts'
import { CANNOT, SEVERE } from './words.ts'

/** Airway and breathing. */
export const BREATHING: readonly Pattern[] = [
  {
    pattern: String.raw`\b${CANNOT} (?:breathe?|breath|catch (?:my|his|her|a) breath|get (?:any |enough )?air|(?:speak|talk|finish|complete|say)\b.{0,15}\bsentences?)`,
    example: "my leg is swollen and now I can't breathe",
  },
  {
    pattern: String.raw`\b(?:not|isn'?t|stopped|barely|hardly|difficulty (?:in )?|trouble|hard time|problem|struggling with) ?breathing\b`,
    example: 'not breathing, no pulse',
  },
  { pattern: String.raw`\bnot breath(?:e|ing)`, example: 'not breathing, no pulse' },
  { pattern: String.raw`\bdifficult to breathe\b`, example: 'It is difficult to breathe since this morning' },
  { pattern: String.raw`\bhard to breathe\b`, example: 'Also, too much fluid is in the lungs, making it hard to breathe.' },
  { pattern: String.raw`\b(?:gasping|choking|suffocating|choked)\b`, example: 'my baby is choking' },
  { pattern: String.raw`\b(?:stuck|lodged) in (?:his|her|my|the|a|their) (?:throat|windpipe)`, example: 'A peanut is stuck in his throat' },
  {
    pattern: String.raw`\b(?:sa+ns|saans|sans)\b.{0,20}\b(?:nahi|nahin|phool|ruk|atak|band|taklee?f|dikkat)`,
    example: 'saans nahi aa rahi',
  },
  { pattern: String.raw`\bdum ghut`, example: 'dum ghut raha hai' },
  { pattern: String.raw`\bdam ghut`, example: 'dam ghut raha hai' },
  {
    pattern: String.raw`\b(?:lips?|face|fingers?|nails?|skin|body)\b.{0,25}\b(?:blue|bluish|nee?la|neeli|purple|grey)\b`,
    example: 'gasping for air, lips blue',
  },
  { pattern: String.raw`\b(?:turning|turns?|turned|going|goes|gone|went|is) blue\b`, example: 'baby is blue and floppy' },
  {
    pattern: String.raw`\b(?:throat|tongue|lips?|face|airway)\b.{0,25}\b(?:swell\w*|swollen|closing|closed up|tight(?:ening)?|sooj\w*)`,
    example: 'my tongue is swelling after a bee sting',
  },
  {
    pattern: String.raw`\b(?:swell\w*|swollen)\b.{0,20}\b(?:throat|tongue|lips?|face)\b`,
    example: 'I ate prawns and now my lips are swelling and my throat feels tight',
  },
  {
    pattern: String.raw`\b(?:anaphyla\w+|allergic) (?:reaction|shock)?\b.{0,60}\b(?:breath\w*|faint\w*|swell\w*|collapse\w*|dizz\w*)`,
    example: 'An anaphylactic reaction, and now she feels faint',
  },
  { pattern: String.raw`\bgoing into anaphyla\w+`, example: 'I think he is going into anaphylaxis' },
  { pattern: String.raw`\b(?:hives|rash)\b.{0,60}\b(?:breath|faint|wheez|throat)`, example: 'Hives all over and her throat feels tight' },
  {
    pattern: String.raw`\b(?:asthma attack|wheez\w+)\b.{0,60}\b(?:inhaler|not (?:working|helping|improving)|worse|can'?t|cannot|severe)`,
    example: 'my asthma attack is not improving with inhaler',
  },
  {
    pattern: String.raw`\b${SEVERE} (?:breathless\w*|shortness of breath|asthma attack)`,
    example: 'severe breathlessness since the night',
  },
  {
    pattern: String.raw`\b(?:breathless|short(?:ness)? of breath|out of breath)\b.{0,40}\b(?:at rest|sudden\w*|lying|speak|sweat\w*|chest|severe|worse|since)`,
    example: 'Some people have shortness of breath while lying flat.',
  },
  {
    pattern: String.raw`\b(?:oxygen|spo ?2|saturation|sats?|o2)\b(?: level)?(?: is| are| of| at| reading| showing| dropped to| has fallen to| falling to| down to|:)*\s*(?:[4-7]\d|8[0-9])\b`,
    example: 'my oxygen saturation is 84%',
  },
]
