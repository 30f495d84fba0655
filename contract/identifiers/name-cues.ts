import { oneOf } from './words.ts'

const TITLE = oneOf(`
[Dd]r|[Mm]rs?|M[sx]|[Mm]iss|[Pp]rof(?:essor)?|[Ss]hri|[Ss]ri|[Ss]mt|[Ss]hrimati|Km|[Kk]umari|Master|Baby of|Baby|[Bb]/[Oo]
[SsDdWwCcHhFfMm]/[Oo]|Er|Adv|Capt|Col|Maj|Rev|Mohd|Md|Late|DR|MRS?|SMT|SHRI
`)
const KIN = oneOf(`
patient|pt|case of|son|daughter|wife|husband|mother|father|brother|sister|aunt|uncle|grandmother|grandfather|grandson|niece|nephew
cousin|child|boy|girl|woman|man|lady|gentleman|baby|neighbou?r|friend|colleague|client|maid|driver|beta|beti|pati|patni|maa|bhai
behen
`)
const ABOUT = oneOf(`
male|female|man|woman|boy|girl|gentleman|lady|patients?|pt|child|children|infant|adult|veteran|toddler|teenager|baby|son|daughter
wife|husband|mother|father|yo|y/?o|year-old|yrs?|[MF]
`)
// Whose name is no secret, and whose is.
const NAMED_THING = oneOf(`
brand|generic|trade|drug|trial|study|gene|test|file|user|common|scientific|species|product|medicine|hospital|disease|the|a|its
domain|company
`)
const NAMED_PERSON = oneOf(`
patient|pt|full|first|last|father|mother|husband|wife|child|baby|attender|guardian
`)

/** What stands before a name, and how much the words after it must look like one. */
export const CUES: { pattern: RegExp; strength: 'any case' | 'capital' | 'known' | 'shaped' }[] = [
  { pattern: new RegExp(String.raw`(?<![\p{L}\d'-])(?:${TITLE}\b\.?|[Dd]octor\b|[Nn]urse\b|[Ss]ister\b)\s*`, 'gu'), strength: 'capital' },
  {
    pattern: new RegExp(String.raw`(?<!${NAMED_THING}\s)\b(?:${NAMED_PERSON}(?:'?s)? )?name(?: is\b|\s?[:=-]| hai\b)\s*`, 'giu'),
    strength: 'any case',
  },
  { pattern: /\b(?:my name is|mera naam|myself|(?:uska|unka|iska|patient ka|mareez ka) naam|naam\s?:?)\s+/giu, strength: 'any case' },
  { pattern: /\b(?:patient|pt)(?:'s)? name\s+/giu, strength: 'any case' },
  { pattern: /(?:^|[\s,(])(?:named|name)\s+/gu, strength: 'capital' },
  { pattern: new RegExp(String.raw`\b${KIN}(?:,| is| called| named)?\s+`, 'giu'), strength: 'shaped' },
  {
    pattern:
      /\b(?:called|i am|i'm|this is|regards,?|thanks,?|sincerely,?|similar to|like|for|case similar to|ref\. case of|case of|under|by|from|with|of)\s+/giu,
    strength: 'known',
  },
  { pattern: new RegExp(String.raw`(?<![\p{L}\d])${ABOUT}\b[^.?!;,\n]{0,90},\s*`, 'gu'), strength: 'shaped' },
]
