import type { ApplicationAct, OwnApplication } from '#contract/application.ts'
import { onDay } from '../../lib/dates.ts'
import { changeWords } from '../change-words.ts'

/** Something that happened to an application or to its job. */
export type Step = { at: string; title: string; words: string }

const titles: Record<ApplicationAct, string> = {
  sent: 'Sent',
  viewed: 'Viewed',
  shortlisted: 'You are on the shortlist',
  rejected: 'Rejected',
  offer: 'You have an offer',
  withdrawn: 'You withdrew',
  exported: 'Downloaded with all others',
}

/** What the house adds where the institution has said nothing. */
const told: Partial<Record<ApplicationAct, string>> = {
  viewed: 'The institution has opened it, or its CV.',
  exported: 'The institution has the list of all applications, with what yours says. Whether anybody has read it is not known.',
}

const count = (items: readonly unknown[], one: string) => items.length > 0 && `${items.length} ${one}${items.length === 1 ? '' : 's'}`

function sentWords({ cv, answers, letter }: OwnApplication) {
  const sent = ['your profile', cv && 'a CV', count(answers, 'answer'), letter && 'a letter'].filter(
    (one) => one !== null && one !== false && one !== '',
  )
  return `With ${sent.length > 1 ? `${sent.slice(0, -1).join(', ')} and ${sent.at(-1)}` : sent[0]}.`
}

/** All that happened, the latest first. */
export function stepsOf(application: OwnApplication): Step[] {
  const { steps, changes } = application
  const moved = steps.map(({ at, status, words }) => ({
    at,
    title: titles[status],
    words: words ? `“${words}”` : status === 'sent' ? sentWords(application) : (told[status] ?? ''),
  }))
  const changed = changes.map((change) => ({ at: change.at, title: 'The job changed', words: `${changeWords(change)}.` }))
  return [...moved, ...changed].sort((a, b) => b.at.localeCompare(a.at))
}

/** Until when an answer may be awaited, and what happens or has happened then. */
export function dueWords({ at, wasAsked }: NonNullable<OwnApplication['answerDue']>, noun: string, now: number) {
  const isOver = new Date(at).getTime() <= now
  if (!isOver) return { when: `Expected by ${onDay(at)}`, words: `If the ${noun} is silent until then, we ask for an answer.` }
  const asked = wasAsked ? ` We have asked the ${noun} for it.` : ''
  return { when: 'Not yet', words: `It was expected by ${onDay(at)}.${asked}` }
}
