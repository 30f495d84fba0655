import { isHinglish } from '../../text/hinglish.ts'
import { acuityOf } from './acuity.ts'
import type { EmergencyKind } from './cards.ts'
import { describesIllness } from './illness.ts'
import { laySayingOf } from './lay-words.ts'
import {
  ASKS,
  HINDI_ASKS,
  HINDI_OWN,
  HINDI_TOPIC,
  KNOWLEDGE,
  NOW,
  OWN,
  PAST,
  PROFESSION,
  PROTOCOL,
  SOMEBODY,
  VIGNETTE,
  WORK_PHRASES,
} from './professional-frames.ts'
import { redFlagIn, speaksOfSelfHarm } from './red-flags.ts'

/** A longer text is a document and no cry for help. */
const LOOKED_AT = 3000

/** What emergency a text speaks of, if it speaks of somebody in danger now; nothing when a doctor asks about the subject. */
export function emergencyOf(text: string): EmergencyKind | undefined {
  const said = text
    .slice(0, LOOKED_AT)
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
  const rest = WORK_PHRASES.reduce((left, phrase) => left.replace(phrase, ' '), said)
  if (HINDI_TOPIC.test(rest) && !HINDI_OWN.test(rest)) return undefined
  const lay = laySayingOf(said)
  if (speaksOfSelfHarm(rest) && !isTopic(rest)) return 'selfharm'
  if (lay?.emergency) return lay.emergency
  if (lay?.isAside) return undefined
  if (lay?.deniesSign) return undefined
  if ((HINDI_ASKS.test(rest) || PROTOCOL.test(rest)) && !HINDI_OWN.test(rest) && (lay || isHinglish(rest.toLowerCase().split(' '))))
    return undefined

  // Complaints are counted, which what is denied would be as well.
  const kind = redFlagIn(rest) ?? (lay?.denies ? undefined : complaint(said, rest, lay !== undefined))
  if (!kind) return undefined
  if (PAST.test(rest) && !NOW.test(rest)) return undefined
  if (isCase(said, rest)) return undefined
  if (SOMEBODY.test(rest)) return kind
  if (NOW.test(rest) && !ASKS.test(said)) return kind
  return rest === said && isBareStatement(said) ? kind : undefined
}

/** The first person, of whom a post tells. */
const AUTHOR = /\b(?:i|i'm|i've|myself|mujhe|main)\b|मैं|मुझे/iu

/** Whether a post is its author's own cry for help, and no case, talk or study of others: what is asked about it in a few words is answered by that. */
export const isOwnDespair = (post: string) => AUTHOR.test(post) && !VIGNETTE.test(post) && emergencyOf(post) === 'selfharm'

/** How grave somebody's own words must sound when they tell, and when they ask, and what is said of nobody in particular. */
const FROM_STATEMENT = 2
const FROM_QUESTION = 3
const FROM_ANYBODY = 4
/** So many words are no heading. */
const STATEMENT_WORDS_MIN = 5
/** Somebody's own words for something new and grave that no single phrase above knows. */
function complaint(said: string, rest: string, isLay: boolean): EmergencyKind | undefined {
  if (KNOWLEDGE.test(rest)) return undefined
  const isQuestion = ASKS.test(rest) || /\?\s*$/.test(rest)
  const isWork = PROFESSION.test(said)
  const enough = !SOMEBODY.test(rest)
    ? isQuestion || rest.split(' ').length < STATEMENT_WORDS_MIN
      ? FROM_ANYBODY
      : FROM_QUESTION
    : isQuestion
      ? FROM_QUESTION
      : FROM_STATEMENT
  if (acuityOf(rest) >= enough + (isWork ? 1 : 0)) return 'collapse'
  // In a language of India the signs are told by name; what merely describes an illness is answered.
  if (isLay) return undefined
  return !said.includes('?') && !ASKS.test(said) && !isWork && !VIGNETTE.test(said) && describesIllness(rest) ? 'collapse' : undefined
}

/** Speaking of self-harm as a subject: a question about knowledge in which nobody says I, and no one person is meant. */
const isTopic = (text: string) =>
  (!SOMEBODY.test(text) && (KNOWLEDGE.test(text) || ASKS.test(text))) ||
  (KNOWLEDGE.test(text) && !/\b(?:i|i'm|me|my|myself|mujhe|main|mera|meri)\b/i.test(text) && ASKS.test(text))

/** A case told to ask about its management: the doctor is there already. */
const isCase = (said: string, rest: string) =>
  VIGNETTE.test(said) &&
  !OWN.test(rest) &&
  (KNOWLEDGE.test(said) || /\?/.test(said)) &&
  !/\b(?:right now|just now|help|in front of me|urgent(?:ly)?|what (?:do|should|can) (?:i|we) do)\b/i.test(said)

/** Bare words of what is happening, such as "vomiting blood since morning", and not a question or a heading. */
const isBareStatement = (text: string) => !ASKS.test(text) && !KNOWLEDGE.test(text) && !/\?\s*$/.test(text) && text.split(' ').length <= 40
