import { oneOf, wholeWord } from '#contract/identifiers/words.ts'
import { ANSWER_ORDERS } from './answer-orders.ts'
import { WISHES } from './answer-wishes.ts'
import { ADDRESSED } from './machine-address.ts'
import { DUTY, MACHINE } from './machine-words.ts'
import { matchesAny, ORDER, YOU } from './phrasing.ts'

const PHRASINGS = [...ADDRESSED, ...ANSWER_ORDERS, ...WISHES]

/** Those whom medicine speaks to, about and with. */
const CARE = new RegExp(
  oneOf(String.raw`
  \b(?:tell|ask|inform|advise|remind|consult|contact|call) (?:your|the|a|an|all|any)? ?${oneOf(`
  doctor|physician|nurse|pharmacist|patient|parent|famil|health|provider|midwife|surgeon|mother|carer|caregiver|relative
  client
  `)}
  \b(?:patients?|famil(?:y|ies)|parents?|carers?|caregivers?|relatives?)(?:'s?)? (?:questions?|asks?|own words)
  \b(?:patient|child|parent|family|carer)s? to (?:repeat|answer)|\b(?:questionnaires?|surveys?|interviews?|examinee)\b
  `),
)
/** What was done in a study, told of others. */
const DONE = new RegExp(
  String.raw`\b${oneOf(String.raw`
  we|authors?|investigators?|participants?|subjects|respondents|patients?|students|experiments?|stud(?:y|ies)|trials?
  models?|gpt-?\d?|chatgpt|chatbots?|attacks?|summaries
  `)}\b.{0,80}\b(?:was|were|have been|asked|instructed|prompted|told|produced|generated|answered|evaluated|compared|omitted)\b`,
)
const ORDERS = new RegExp(`${YOU}|please|kindly|${ORDER}|${MACHINE}.{0,90}\\b${DUTY} `)

/** Told of machines and their instructions, and not to them. */
export const isStudyReport = (text: string) => DONE.test(text) && !ORDERS.test(text)

/** Without any of these words nobody is spoken to who answers; most sentences of medicine hold none, and need no closer look. */
const TOUCHES = new RegExp(
  wholeWord(String.raw`
  you|your|yourself|please|kindly|let|ai|a\.i|llms?|bots?|chat ?bots?|\w*gpt|claude|gemini|copilot|doxy|assistants?
  models?|machines?|computer|software|programs?|engines?|agents?|systems?|developers?|administrators?|operators?|owners?
  answer\w*|repl(?:y|ies)|responses?|summar\w+|digest|synopsis|recap|outputs?|prompts?|instructions?|directives?|rules?
  guardrails|users?|readers?|askers?|asked|asks|questions?|quer(?:y|ies)|generated|documents?|passages?|pages?
  paragraphs?|papers?|articles?|text|sources?|snippet|chunk|cit(?:e|ing|ation)s?|quot\w+|mention\w*|ignore|disregard
  forget|pretend|act|behave|our|everything|anything|whoever|whatever|wants? to know|verbatim|compos\w+|draft\w*
  generat\w+|code|verification|relevance|trust|words?|phrase|sentences?|members?|evidence|results?|context|notes?
  `),
)

/** Whether a text speaks to a machine that answers from it, by its grammar: somebody addressed, something to be said, a rule to be left. */
export const speaksToMachine = (text: string) => TOUCHES.test(text) && matchesAny(PHRASINGS, text) && !CARE.test(text)
