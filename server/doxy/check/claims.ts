import { oneOf } from '#contract/identifiers/words.ts'
import { EFFECT_VERB, HEALTH_WORD } from './language/health-words.ts'
import { quantitiesOf } from './language/quantities.ts'

const OPINION = new RegExp(
  oneOf(String.raw`
  \b(?:i|we) ${oneOf(`
  think|believe|feel|hope|guess|suppose|wish|love|like|prefer|suspect|wonder|would say
  am (?:happy|proud|excited|glad|grateful|honou?red|delighted|thrilled|pleased|looking)
  are (?:happy|proud|excited|glad|grateful|honou?red|delighted|thrilled|pleased|looking)
  `)}\b
  \b${oneOf(String.raw`
  in my (?:opinion|view|experience)|imo|imho|personally|to my mind|happy to (?:share|announce)|proud to|excited to
  delighted to|grateful|congratulations?|congrats|thank(?:s| you)|please|kindly|let(?:'s| us)|join us|register|follow me
  dm me|share your|what do you|do you|has anyone|any (?:thoughts|suggestions|advice|views)|looking for|hiring|vacanc\w+
  apply|welcome|good (?:morning|evening|afternoon|night)|happy (?:diwali|holi|new year|birthday|doctors)
  `)}\b
  `),
  'i',
)
const GREETING =
  /^\W*(?:hi|hello|hey|dear|namaste|greetings|good (?:morning|evening|afternoon)|thanks|thank you|congratulations|welcome|regards|cheers)\b/i
const ORDER =
  /^\W*(?:read|see|watch|check|click|visit|download|listen|join|register|comment|share|follow|subscribe|tell|discuss|remember|note|look|attend|save|tag|repost|like)\b/i
/** A patient of one's own is a story; no source can support it. */
const STORY = new RegExp(
  oneOf(String.raw`
  \b(?:my|our) (?:\w+ )?(?:patient|case|clinic|ward|practice|hospital|team|colleague|department|department's)\b
  \b(?:i|we) (?:saw|had|treated|managed|operated|gave|started|prescribed|referred|met|attended|presented|published|used|did)\b
  \b(?:yesterday|today|last week|this morning|last night)\b
  `),
  'i',
)
const LEAST_WORDS = 4
const MOST_WORDS = 60

const countWords = (sentence: string) => sentence.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** Whether a sentence says something about health that a source could support or refute. */
export const isClaim = (sentence: string) => countWords(sentence) <= MOST_WORDS && statesHealth(sentence)

function statesHealth(sentence: string): boolean {
  if (countWords(sentence) < LEAST_WORDS) return false
  if (/\?[^\w?]*$/.test(sentence) || GREETING.test(sentence) || ORDER.test(sentence) || OPINION.test(sentence) || STORY.test(sentence))
    return false
  const plain = sentence.replace(/https?:\/\/\S+|[@#]\w+/g, ' ')
  return HEALTH_WORD.test(plain) && (EFFECT_VERB.test(plain) || quantitiesOf(plain).size > 0)
}

/** The claims among the sentences of a post, in their order and each once. */
export function claimsAmong(sentences: readonly string[]): string[] {
  return onceEach(sentences).filter(isClaim)
}

/** What among them is said about health in so many words that it is no one claim. */
export function longClaimsAmong(sentences: readonly string[]): string[] {
  return onceEach(sentences).filter((sentence) => !isClaim(sentence) && statesHealth(sentence))
}

const onceEach = (sentences: readonly string[]) => [...new Set(sentences.map((sentence) => sentence.trim()))]
