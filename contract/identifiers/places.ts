import type { IdentifierRule, IdentifierSpan } from './fold.ts'
import { matches } from './fold.ts'
import { EPONYM_NOUN, MEDICAL_ENDING, NOT_NAMES } from './medical-words.ts'
import { HOSPITALS, TOWNS } from './places-known.ts'
import { oneOf, wholeWord } from './words.ts'

const STREET_WORD = oneOf(`
Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Way|Place|Nagar|Marg|Colony|Layout|Cross|Main|Chowk|Enclave
Vihar|Puram|Salai|Bagh|Gali|Mohalla|Apartments?|Society|Block|Sector|Phase|Extension|Circle|Bazaa?r
`)
const STREET = String.raw`${STREET_WORD}\b\.?`
const TAIL = String.raw`(?:,\s*\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}[\p{L}.'-]*){0,2}){0,3}`
const STATES = 'A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|DC'

const HOUSE = wholeWord(String.raw`
H\.? ?No|House [Nn]o|Flat(?: [Nn]o)?|Plot(?: [Nn]o)?|Door [Nn]o|D\.? ?No|Qtr\.? ?[Nn]o|Ward [Nn]o
`)
/** What a number counts when it is no PIN code. */
const COUNTED = oneOf(`
/|%|cells?|per|patients|people|women|men|children|cases|deaths|births|iu|units?|population|participants|copies|mg|ml
`)

/** Addresses of homes and PIN codes: these tell a person by themselves. */
export const ADDRESS_RULES: IdentifierRule[] = [
  {
    kind: 'place',
    pattern: new RegExp(String.raw`(?<![\w.])\d{1,5}[A-Z]?(?:/\d+)?,?\s+(?:\p{Lu}[\p{L}.'-]*\s+){1,4}${STREET}${TAIL}`, 'dgu'),
  },
  {
    kind: 'place',
    pattern: new RegExp(
      String.raw`${HOUSE}\.?:?\s*(?=[A-Za-z_/-]{0,40}\d)[\w/-]{1,64}(?:,?\s{0,5}(?:\d\w{0,20}\s)?\p{Lu}[\p{L}.'-]*(?:\s(?:\p{Lu}[\p{L}.'-]*|\d{1,3}))*){0,5}`,
      'dgu',
    ),
  },
  {
    kind: 'place',
    pattern: new RegExp(
      String.raw`\b(?:[Aa]ddress(?: is)?\s*[:-]?|[Rr]/[Oo]|[Rr]esident of|[Rr]esid(?:es|ing) (?:at|in)|[Ll]iv(?:es|ing) (?:at|in))\s*(?<v>(?:\d[\w/-]*,?\s+)?\p{Lu}[\p{L}.'-]+(?:\s\p{Lu}[\p{L}.'-]+){0,3}${TAIL})`,
      'dgu',
    ),
  },
  {
    kind: 'pin',
    pattern:
      /\b(?:pin|pin ?code|postal code|post code|zip(?: code)?)(?: (?:no|is|number))?\b\s{0,5}[:.-]{0,3}\s{0,5}(?<v>[1-9]\d{2} ?\d{2,3})(?!\d)/dgi,
  },
  { kind: 'pin', pattern: new RegExp(String.raw`\b(?:${STATES}),?\s+(?<v>\d{5}(?:-\d{4})?)(?![\d-])`, 'dg') },
  {
    kind: 'pin',
    pattern: new RegExp(
      String.raw`(?<before>\p{L}[\p{L}. ]{1,40}?)\s?[-,(]{0,2}\s?(?<v>[1-9]\d{2} ?\d{3})(?!\d|[.,]\d|\s*${COUNTED})`,
      'dgu',
    ),
    holds: (_value, match, text) =>
      isAddressed(match.groups!.before!, text.slice(Math.max(0, match.index - 40), match.index + match[0].length)),
  },
]

const ADDRESS_WORD = new RegExp(
  wholeWord(String.raw`
nagar|road|street|marg|colony|layout|cross|chowk|enclave|vihar|puram|sector|dist(?:rict)?|taluka?|village|post|p\.?o|tehsil|flat
house|plot|apartments?|building|bldg|gaon|gali|mohalla|address|r/o|resident
`),
  'i',
)

const isAddressed = (before: string, around: string) =>
  TOWNS.has(before.trim().split(' ').at(-1)!.toLowerCase()) ||
  TOWNS.has(before.trim().split(' ').slice(-2).join(' ').toLowerCase()) ||
  ADDRESS_WORD.test(around)

const CAPITAL = String.raw`(?:(?:St|Mt|Ft)\.?\s)?\p{Lu}[\p{L}]*(?:['-]\p{L}+)*\.?`
const RUN = String.raw`${CAPITAL}(?:(?:\s(?:of|and|&|the|for))?\s${CAPITAL}){0,6}`
const IN_TOWN = String.raw`(?:,?\s(?:in\s)?${CAPITAL}(?:\s${CAPITAL})?(?=[,.?)\s]|$)(?:,\s[A-Z]{2}\b)?)?`
const FACILITY = oneOf(`
Hospitals?|hospitals?|Hosp|Clinics?|clinics?|Centers?|Centres?|Ctr|Health(?:care)?|Institute|Infirmary|Nursing Home|nursing home
College|Sanatorium|Dispensary|dispensary|PHC|CHC|General|Memorial|Medical|Med|VA|University|Polyclinic|Diagnostics?|office|campus
ER|ED|ICU|Trust|Mission
`)
const SEEN_WORD = wholeWord(String.raw`
seen|treated|admitted|evaluated|diagnosed|present(?:ed|ing|s)|visit(?:ed|s)?|hospitali[sz]ed|operated|followed|consulted|referred
discharged|monitored|scheduled|transferred|resid\w+|lives?|living|based|care|check-?up|appointment|office|follow-?up|surgery|moved
from|patient|scan|done|performed|underwent|reviewed|received
`)
const SEEN = new RegExp(`${SEEN_WORD}[^.?!]{0,60}$`, 'i')

const firstWord = (value: string) => value.split(/[\s,.]/)[0]!.toLowerCase()
const isFacility: IdentifierRule['holds'] = (value) =>
  !/\b(?:Depression|Anxiety|Heart Study|Criteria|Guidelines?|Score|Organi[sz]ation)\b/.test(value)
const isKnown: IdentifierRule['holds'] = (value, _match, text) => value !== 'Mercy' || SEEN.test(text)

const isTown: IdentifierRule['holds'] = (value, match, text) =>
  TOWNS.has(value.toLowerCase()) && !EPONYM_NOUN.test(text.slice(match.index + value.length))

const ACRONYM = oneOf(`
NYHA|ICU|CCU|NICU|PICU|OPD|ER|ED|OT|BMI|INR|HIV|TB|COPD|CKD|MI|DVT|PE|UTI|CHF|HTN|DM|MRI|CT|ECG|EKG|EEG|USG|PET|ALS|MS|RA|SLE|AF
WHO|ICMR|AHA|ACC|ADA|GOLD|ESC|FDA|CDC|NICE|PTSD|GERD|ARDS|ESRD|HFrEF|HFpEF|ACE|NSAID|SSRI|LVEF|PCOS|IBD|IBS|AML|CLL|CML|NHL|HCC
NSCLC|PSA|TSH|HPV|HBV|HCV|COVID|AIIMS|US|USA|UK|RCT|TKR|CABG|PCI|DKA|GI|RCTs|OR|HR|RR
`)
const ACRONYMS = new RegExp(`^${ACRONYM}$`)

const LIVES =
  /\b(?:from|(?:seen|lives?|living|based|born|resid\w+|hospitali[sz]ed|admitted|diagnosed|treated|office|clinic|branch)\s(?:in|near|at))\s(?:the |our )?$/i

const isVisited: IdentifierRule['holds'] = (value, match, text) => {
  const words = value.split(/[\s,]+/).filter(Boolean)
  const before = text.slice(Math.max(0, match.index - 80), match.index)
  if (EPONYM_NOUN.test(text.slice(match.index + value.length))) return false
  if (NOT_NAMES.has(firstWord(value)) && !TOWNS.has(value.toLowerCase())) return false
  if (words.some((word) => TOWNS.has(word.toLowerCase())) || TOWNS.has(words.slice(0, 2).join(' ').toLowerCase())) return true
  if (
    LIVES.test(before) &&
    value.length > 3 &&
    !MEDICAL_ENDING.test(value) &&
    !value.endsWith("'s") &&
    /^(?:[,.?)]|\s(?:on|with|has|had|who|noted|came|is|was|for|and)\b|\s\(|$)/.test(text.slice(match.index + value.length))
  )
    return !ACRONYMS.test(words[0]!)
  if (!/\b(?:at|@|visited)\s(?:the |our |a |her |his )?$/.test(before)) return /,\s(?:[A-Z]{2})$/.test(value) || /^(?:St|Mt)\b/.test(value)
  return SEEN.test(before) && !ACRONYMS.test(words[0]!) && words[0]!.length > 2
}

const PLACE_RULES: IdentifierRule[] = [
  {
    kind: 'place',
    pattern: new RegExp(String.raw`(?<![\p{L}'-])${RUN}\s${FACILITY}(?![\p{L}-])\.?(?:\s(?:${FACILITY}|${CAPITAL}))*${IN_TOWN}`, 'dgu'),
    holds: isFacility,
  },
  { kind: 'place', pattern: new RegExp(String.raw`${HOSPITALS}(?:\s(?:${FACILITY}|${CAPITAL}))*${IN_TOWN}`, 'dgu'), holds: isKnown },
  {
    kind: 'place',
    pattern: new RegExp(
      String.raw`(?<=\b(?:at|@|visited|to|from|in|of|near|by|via)\s(?:the |our |a |her |his )?)(?<v>${RUN}(?:,\s[A-Z]{2}\b|,\s${CAPITAL}(?=[,.?)\s]))?)`,
      'dgu',
    ),
    holds: isVisited,
  },
  { kind: 'place', pattern: new RegExp(String.raw`(?<![\p{L}'-])${CAPITAL}(?:\s${CAPITAL})?(?![\p{L}'-])`, 'dgu'), holds: isTown },
]

/** Hospitals and towns. They tell a person only beside something else that does, so the caller asks when another identifier was found. */
export const findPlaces = (text: string): IdentifierSpan[] => PLACE_RULES.flatMap((rule) => matches(text, rule))
