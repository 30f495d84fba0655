import { oneOf, wholeWord } from '#contract/identifiers/words.ts'
import { normalised } from '#contract/normalised.ts'

/** A quantity that is given: with a unit of mass, volume or activity, in a form, or as often a day. */
const UNIT = oneOf(String.raw`
  mg|mcg|µg|μg|ug|micrograms?|milligrams?|grams?|gm|g|kg|ml|mL|cc|l|litres?|liters?|iu|i\.u\.|units?|u|meq|mmol|drops?
  gtts?|puffs?|tablets?|tabs?|caps(?:ules?)?|pills?|vials?|amp(?:oule|ule)?s?|sachets?|tsp|teaspoons?|mEq|mci|gy|%
  `)
const AMOUNT = String.raw`\b\d+(?:[.,]\d+)?(?:\s?(?:-|–|to)\s?\d+(?:[.,]\d+)?)?\s?${UNIT}(?:\b|(?=\/))`
const PER = String.raw`(?:\s?\/\s?|\s(?:per|a|an|each|every)\s)(?:kg|day|dose|d|h|hr|hour|min|minute|m2|m²|week|24 ?h)\b`
const OFTEN = oneOf(String.raw`
  \b(?:once|twice|thrice|one time|two times|three times|four times)(?: (?:a|per|every))? ?(?:daily|day|weekly|week|night)?\b
  \b${oneOf(String.raw`
  daily|nightly|weekly|monthly|od|bd|bid|b\.i\.d\.|tds|tid|t\.i\.d\.|qid|q\.i\.d\.|hs|sos|stat|prn|qds|q\d{1,2}h
  every (?:\d+ |other |six |eight |twelve |four )?(?:hours?|days?|weeks?|months?)|\d+[- ]hourly|1-0-1|1-1-1|0-0-1|1-0-0
  `)}\b
  `)
const GIVE = wholeWord(String.raw`
  dose[sd]?|dosage|dosing|administer(?:ed)?|given|give|receiv(?:e[ds]?|ing)|take|taken|start(?:ed|ing)?|initiat\w+
  titrat\w+|bolus|infusion|loading|maintenance|infuse[ds]?|inject(?:ed|ion)?|orally|oral|intravenous(?:ly)?|iv|im|sc
  subcutaneous(?:ly)?|intramuscular(?:ly)?|p\.?o\.?|per os|nebuli[sz]ed|inhaled|tablet|capsule|regimen|prescribed?
  treated with|randomi[sz]ed to|assigned to
  `)

const amountPer = new RegExp(AMOUNT + PER, 'i')
const amount = new RegExp(AMOUNT, 'i')
const often = new RegExp(OFTEN, 'i')
const give = new RegExp(GIVE, 'i')
// Concentrations and measurements read like doses: mg/dL of creatinine, 90 mL/min of eGFR, mmHg.
const MEASURED = new RegExp(
  oneOf(String.raw`
  \d\s?(?:mg|g|µg|mcg|ng|pg|mmol|meq|iu|u|units?|ml)\s?\/\s?(?:dl|l|ml|min|mmol|g|24 ?h urine|1\.73)
  \b${oneOf(`
  serum|plasma|level|levels|concentration|creatinine|cholesterol|glucose|ldl|hdl|hemoglobin|haemoglobin|bilirubin
  ferritin|egfr|clearance|albumin(?:uria)?|weigh(?:t|ed|ing|s)?|birth ?weight|bmi|urine output|blood loss
  ejection fraction
  `)}\b
  `),
  'i',
)

/** Whether a sentence of a source names a dose: it may be shown only as a quote, with its population and units. */
export function namesDose(sentence: string): boolean {
  if (amountPer.test(sentence) && !/\d\s?m?l\s?\/\s?min\b/i.test(sentence)) return true
  if (!amount.test(withoutPercentages(sentence))) return false
  if (often.test(sentence)) return true
  return give.test(sentence) && !MEASURED.test(sentence)
}

// A share of people or of a change is no amount of a medicine.
const withoutPercentages = (sentence: string) => sentence.replace(/(?<!\d)\d+(?:[.,]\d+)?\s?%/g, ' ')

const POPULATION = /\b(adults?|children|infants?|neonates?|patients|participants|women|men|people|volunteers|subjects|individuals|aged)\b/i

/** A dose is quoted only with the people it was given to. */
export const mayTell = (sentence: string) => !namesDose(sentence) || POPULATION.test(sentence)

const NO_DOSE =
  /\b(?:low|high|standard|fixed|single|full|half)(?:er)?[- ](?:dose|dosage)\b|\bdose[- ](?:response|dependent|finding|limiting)\b|\bhigh dose of\b/gi
const REGIMEN_ASKED =
  /\b(?:dos(?:e|es|age|ing)|regimens?|how much(?! (?:do|does|did|is|was|were|has|have|can|will)\b)|how many (?:mg|ml|tablets?|units?|days|doses)|for how long|khurak|kitn[aiey]+ (?:[\w-]{1,20} ){0,2}(?:mg|ml|goli\w*|tab\w*|dose|khurak|units?|vials?|din|hafte|mahine|de(?:n[aei]|te)?|le(?:n[aei]|te)?))\b/i

/** Words in Hindi script that tell a dose or a person, as they are typed in Latin letters. */
const DEVANAGARI: readonly [said: string, typed: string][] = [
  ['कितन[ािीे]', 'kitni'],
  ['खुराक|डोज़?', 'dose'],
  ['गोल(?:ी|ियां|ियाँ|ियों)|टैबलेट', 'goli'],
  ['दें|दूँ|दूं|देना|देनी|देते', 'dena'],
  ['लें|लूँ|लूं|लेना|लेनी|लेते', 'lena'],
  ['मेर[ािीे]|मुझे|मुझको|उसे|उसको', 'mere'],
  ['किलो|किग्रा|केजी', 'kg'],
  ['(?:साल|वर्ष)(?= क[ाेी])', 'year old'],
  ['मिग्रा|एमजी|मिलीग्राम', 'mg'],
  ['मिली|एमएल|मिलीलीटर', 'ml'],
]
const TYPED = DEVANAGARI.map(
  ([said, typed]) => [new RegExp(`(?<![\\p{L}\\p{M}])(?:${said})(?![\\p{L}\\p{M}])`, 'gu'), ` ${typed} `] as const,
)
const read = (question: string) => TYPED.reduce((text, [said, typed]) => text.replace(said, typed), normalised(question, 'NFKC'))

/** Whether a question asks how much of something is given, to one patient or to anybody. */
export const asksDose = (question: string) => REGIMEN_ASKED.test(read(question).replace(/\s+/g, ' ').replace(NO_DOSE, ' '))

const HOW_MUCH = new RegExp(
  wholeWord(String.raw`
  dos(?:e|es|age|ing)|how (?:much|many|often|long)|what (?:amount|quantity|strength|dose)|maximum|max dose|starting dose
  loading dose|titrat\w+|mg|mcg|ml|units?|tablets?|tabs?|drops?|puffs?|calculate|kitn[aiey]+|khurak|goli
  prescri(?:be|ption)|adjust(?:ment|ed|ing)?|reduce|increase|double|taper|switch
  (?:should|can|may|could|shall) (?:i|we|he|she|they|you|my \w+|the patient) (?:take|give|start|stop|have|use|be given|get|increase|decrease|continue)
  `),
  'i',
)
const DRUG_ACT =
  /\b(?:dos(?:e|es|age|ing)|how (?:much|many)|mg|mcg|ml|units?|tablets?|tabs?|drops?|puffs?|maximum|titrat\w+|taper|calculate|kitn[aiey]+|khurak|goli)\b/i
const ASKS_LEAVE =
  /\b(?:should|can|may|could|shall|must) (?:i|we|he|she|they|my \w+|the patient)\b.{0,30}\b(?:give|start|take|prescribe|increase|reduce|stop|switch|adjust|double|skip|repeat)\b/i
/** A person with an age, a weight or a kidney of their own; not a population. */
const ONE_PERSON = [
  new RegExp(
    String.raw`\b(?:my|our|this|his|her|the above|that) (?:\w+ ){0,2}${oneOf(String.raw`
  patient|pt|case|father|mother|wife|husband|son|daughter|baby|child|kid|infant|brother|sister|uncle|aunt|grand\w+
  friend|neighbou?r|client|newborn|toddler|dad|mom|mum|self|boy|girl|man|woman|lady
  `)}\b`,
    'i',
  ),
  /\b(?:i|me|myself|mujhe|mujhko|mera|meri|mere|main|he|she|him|her)\b(?! (?:risk|outcome))/i,
  new RegExp(
    oneOf(String.raw`
  \b(?:an?|one|this|for|in|pt|patient)? ?\d{1,3}(?:\.\d)?[- ]?(?:years?|yrs?|y|months?|mo|weeks?|days?)[- ]?(?:s )?(?:old|of age)\b
  \b(?:aged|age|umar|umra)\s?:?\s?\d{1,3}\b|\b\d{1,3} ?(?:yo|y\/o|yr|yrs)\b|\b\d{1,3}\s?\/?\s?[MF]\b
  `),
  ),
  new RegExp(
    oneOf(String.raw`
  \b(?:weigh(?:s|ing|t|ed)?(?: (?:is|of|about))?|wt\.?)\s?:?\s?\d+(?:\.\d)?\s?(?:kg|kilos?|lb)
  \b\d+(?:\.\d+)?[- ]?(?:kg|kilos?|kilogram)\b(?: (?:child|baby|infant|boy|girl|man|woman|patient|person|adult|male|female|neonate))?
  `),
    'i',
  ),
  /\b(?:creatinine|egfr|crcl|clearance|gfr|inr|potassium)\b(?: (?:is|of|=|level|clearance|levels|at|was)){0,5}\s?:?\s?\d/i,
]

/** In Hindi that is typed in Latin letters "me" is "in"; in English "main" is no person, and in Hindi it is "in" too where nobody does something. */
const HINDI = /\b(?:kitn[aiey]+|kya|kaise|kab|kaun\w*|hai|hain|hota|hoti|hote|ka|ki|ke|ko|karna|dena|deni|dete)\b/i
const IN = /\bme\b/gi
const NOBODY_DOES = /\bmain\b(?!.{0,80}\b(?:hun|hoon|hu|l(?:un|oon)(?:g[ai])?|s[ae]kt[ai]|rah[ai]|kha[ou]n?|peeu?n?|doon|dun)\b)/gi

const withoutPostpositions = (asked: string) => (HINDI.test(asked) ? asked.replace(IN, ' ') : asked).replace(NOBODY_DOES, ' ')

/** Whether a question asks what one particular person should be given. No dose is worked out for it. */
export function asksPatientDose(question: string): boolean {
  const asked = read(question)
    .replace(/\s+/g, ' ')
    .replace(NO_DOSE, ' ')
    .replace(/\b(?:should|can|do|may|must) (?:i|we) (?:know|read|cite|counsel|expect)\b/gi, ' ')
  if (!HOW_MUCH.test(asked)) return false
  // "How do I dose vancomycin in obesity" is asked by a doctor about doctors' work.
  const rest = withoutPostpositions(asked)
    .replace(/\b(?:how|when|what|which)\b[^.?!]{0,20}\b(?:do|should|can|to)\s(?:i|we|one)\b/gi, ' ')
    .replace(/\b(?:tell|give|show|remind) (?:me|us)\b/gi, ' ')
  return ONE_PERSON.some((pattern) => pattern.test(rest)) && (DRUG_ACT.test(asked) || ASKS_LEAVE.test(asked))
}

/** The same of a question about a post, where the person may stand in the post: "how much apixaban?" under the story of one patient. */
export const asksPatientDoseUnder = (question: string, post = '') =>
  asksPatientDose(question) || (post !== '' && asksDose(question) && asksPatientDose(`${question} ${post}`))
