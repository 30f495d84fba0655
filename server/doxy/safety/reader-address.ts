import { oneOf } from '#contract/identifiers/words.ts'
import { isInjection } from './injection/injection.ts'

/** What a document says to its reader, and who speaks in it: not what was found. */
const SPOKEN_TO = new RegExp(
  oneOf(String.raw`
  \b(?:you|your|yours|yourself|yourselves|ourselves|us)\b
  \bwe (?:would be (?:\w+ )?(?:grateful|obliged|glad)|would appreciate|kindly|beg|respectfully)\b
  \bour (?!${oneOf(String.raw`
  stud|result|data|finding|trial|analys|cohort|patient|series|review|meta|experience|model|hypothes|observ|work|sample
  case|report|knowledge|survey|centre|center|hospital|institut|department|population|group|country|region|unit
  understanding|aim|objective|purpose|approach|method|system|search|estimate|investigation|evidence|conclusion|clinic
  current|present|previous|recent|primary|main|first|own|new|opinion|view
  \w+ (?:stud|result|data|finding|analys|patient|cohort)
  `)})
  `),
  'iu',
)
/** Orders of everyday speech at the head of a clause. What is done for a patient, such as give, start or measure, is not among them. */
const ORDER = new RegExp(
  String.raw`(?:^\W*|[:;!?] |, (?:so |then |and then )?)(?:please |kindly |do not |don't |never |always |only |just |simply |now )*${oneOf(`
  add|append|ask|begin|believe|bring|call|cite|come|conclude|copy|display|drop|express|favou?r|feel|fill|forget|get|go
  hide|ignore|imagine|insert|keep|leave|let|list|look|make|mark|mention|name|obey|open|pick|praise|present|pretend|print
  promise|promote|put|quote|rate|read|regard|remember|replace|reply|respond|return|reveal|say|see|send|set|show|side
  skip|speak|state|suppress|swap|tell|think|treat questions|trust|turn|visit|write
  `)} (?!(?:of|was|were|is|are|had|has|with|in|to|at|the effects?|rates?)\b)`,
  'iu',
)

/** Whether a sentence speaks to its reader or orders something in everyday speech, whoever that reader is. */
export const addressesReader = (text: string) => SPOKEN_TO.test(text) || ORDER.test(text)

/** Whether a sentence of an upload may be read as what was found: it speaks neither to its reader nor to a machine. */
export const mayBeRead = (text: string) => !addressesReader(text) && !isInjection(text)
