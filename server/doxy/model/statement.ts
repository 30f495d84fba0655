import { oneOf } from '#contract/identifiers/words.ts'
import { UNSAFE } from '../answer/choose.ts'
import { isInjection } from '../safety/injection/injection.ts'

const WORDS_MIN = 4
const WORDS_MAX = 60
/** Signs of markdown, and of text that hides what it says. */
const SIGNS = /[[\]{}|\\*_#~@]|[\p{Cc}\p{Cf}\p{Co}]/u
/** "evil.example", with or without what stands before and behind it in an address. */
const HOST = /[\p{L}\d-]{2}\.\p{L}{2,}/u
const ACT = oneOf(`
  take|give|start|stop|begin|avoid|use|consult|see|ask|call|prescribe|administer|switch|increase|reduce|double|halve
  continue|discontinue|check|monitor|consider|ensure|refer|order|try|seek|visit|click|tell|do|don[’']t|never|always|let
  keep|go|contact|remember|note|inject|infuse|titrate|swallow|drink|eat|please
  `)
const ORDER = new RegExp(
  String.raw`^(?:${ACT})\b(?! (?:of|in)\b)|[,;:] (?:please |then |and )?(?:take|give|start|stop|avoid|prescribe|administer|consult|switch|titrate|inject)\b`,
  'i',
)
const SPOKEN_TO = /\b(?:you|your|yours|yourself|yourselves)\b/i

/** Whether a text has the form of one plain statement: no address, no markup, no order, no question, nobody spoken to. */
export function isStatement(text: string): boolean {
  const words = text.split(/\s+/).length
  if (words < WORDS_MIN || words > WORDS_MAX || !/^[\p{Lu}\p{N}]/u.test(text) || !/[.)%]$/.test(text)) return false
  return ![UNSAFE, SIGNS, HOST, ORDER, SPOKEN_TO].some((pattern) => pattern.test(text)) && !isInjection(text)
}
