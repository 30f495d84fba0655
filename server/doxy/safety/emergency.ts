import { gravity } from './acuity.ts'
import { isPlight } from './plight.ts'
import {
  ASKS,
  HINDI_OWN,
  HINDI_TOPIC,
  KNOWLEDGE,
  NOW,
  OWN,
  PAST,
  PROFESSION,
  SOMEBODY,
  VIGNETTE,
  WORK_PHRASES,
} from './professional-frames.ts'
import { DEVANAGARI_FLAGS, type EmergencyKind, RED_FLAGS, SELF_HARM } from './red-flags.ts'

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
  if (SELF_HARM.some((pattern) => pattern.test(rest)) && !isTopic(rest)) return 'selfharm'

  const kind = [...RED_FLAGS, ...DEVANAGARI_FLAGS].find(({ pattern }) => pattern.test(rest))?.kind ?? complaint(said, rest)
  if (!kind) return undefined
  if (PAST.test(rest) && !NOW.test(rest)) return undefined
  if (isCase(said, rest)) return undefined
  if (SOMEBODY.test(rest)) return kind
  if (NOW.test(rest) && !ASKS.test(said)) return kind
  return rest === said && isReport(said) ? kind : undefined
}

/** How grave somebody's own words must sound when they tell, and when they ask, and what is said of nobody in particular. */
const TOLD = 2
const ASKED = 3
const BARE = 4
/** So many words are no heading. */
const SAID_FROM = 5
/** Somebody's own words for something new and grave that no single phrase above knows. */
function complaint(said: string, rest: string): EmergencyKind | undefined {
  if (KNOWLEDGE.test(rest)) return undefined
  const isQuestion = ASKS.test(rest) || /\?\s*$/.test(rest)
  const isWork = PROFESSION.test(said)
  const enough = !SOMEBODY.test(rest) ? (isQuestion || rest.split(' ').length < SAID_FROM ? BARE : ASKED) : isQuestion ? ASKED : TOLD
  if (gravity(rest) >= enough + (isWork ? 1 : 0)) return 'collapse'
  return !said.includes('?') && !ASKS.test(said) && !isWork && !VIGNETTE.test(said) && isPlight(rest) ? 'collapse' : undefined
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
const isReport = (text: string) => !ASKS.test(text) && !KNOWLEDGE.test(text) && !/\?\s*$/.test(text) && text.split(' ').length <= 40
