import type { ReportKind } from '#contract/moderation.ts'
import { type Say, sayEnglish } from '../lib/language/say.ts'

type Consequence = {
  /** What a decision that the report is right does besides. */
  does: string
  /** What becomes of that where an appeal reverses the decision. */
  reversed: string
}

const NOTHING = 'It stays where it is: its author and whoever reported it read the decision, and nothing is hidden or removed by it.'

const HIDDEN: Consequence = {
  does: 'It is hidden from everybody but its author and our moderators.',
  reversed: 'Whoever could see it before sees it again, unless another report hides it.',
}

/** By kind; of what is not here a decision says that it breaks a rule, and does no more. */
export const consequences: Partial<Record<ReportKind, Consequence>> = {
  post: HIDDEN,
  comment: HIDDEN,
  paper: HIDDEN,
  paper_comment: HIDDEN,
  posting: {
    does: 'The job is closed for good, its applicants are notified, and its institution reads no more of what they sent.',
    reversed: 'The job stays closed. It can be offered again as a new one.',
  },
  institution: {
    does: 'The page loses its mark, its jobs take no applications, and what applicants sent is not read there until a reviewer has approved a claim to it again. Its owners read your reasons.',
    reversed: 'The page bears its mark again once a reviewer has approved a claim to it.',
  },
  event: {
    does: 'The event is cancelled for good, and those who are going are notified.',
    reversed: 'The event stays cancelled. It can be held again as a new one.',
  },
  course: {
    does: 'The course is withdrawn: nobody finds or begins it until a reviewer has published it again.',
    reversed: 'The course stays withdrawn until it is submitted and published again.',
  },
}

/** What becomes of all that a decision did where an appeal reverses it. */
export const reversedWords = ({ kind, closes }: { kind: ReportKind; closes: boolean }, say: Say = sayEnglish) =>
  [closes ? 'The account is opened again, unless another decision closed it too.' : '', consequences[kind]?.reversed ?? '']
    .filter(Boolean)
    .map((words) => say(words))
    .join(' ')

/** What a decision that the report is right does besides, also that it does nothing. */
export const consequenceOf = (kind: ReportKind) => consequences[kind]?.does ?? NOTHING
