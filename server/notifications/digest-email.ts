import { brand } from '#contract/brand.ts'
import { namesOf, noticeWords } from '#contract/notice-words.ts'
import type { Notice } from '#contract/notifications.ts'
import { momentInIndia } from '../platform/india.ts'
import type { Email } from '../platform/mail.ts'
import { nameInMail } from '../platform/mail-name.ts'

/** Lines in a digest; whoever has more reads them on the page. */
export const LINES_MAX = 20

/** One notice as a line. What members wrote stays in the product: mail is read by others on its way. */
function lineOf({ kind, people, others, isMore }: Notice) {
  const { phrase } = noticeWords[kind]
  const names = namesOf(people, others, isMore).map(nameInMail).join(' and ')
  return names ? `${names} ${phrase}.` : `${phrase}.`
}

type Reader = { name: string; email: string /** Where they end such emails with one press. */; stop: string }
type Content = { notices: readonly Notice[]; week: readonly string[] }

/** The email that lists what a member has not read, and on Mondays what their week was. */
export function digestEmail({ name, email, stop }: Reader, { notices, week }: Content, publicUrl: string): Email {
  const lines = notices.slice(0, LINES_MAX).map((notice) => `${momentInIndia(new Date(notice.at))}: ${lineOf(notice)}`)
  if (notices.length > LINES_MAX) lines.push('And more.')
  const settings = `${publicUrl}/dashboard?notices=settings`
  const parts = [
    lines.length > 0 && `${listed(lines)}\n\nRead them here:\n\n${publicUrl}/dashboard?notices=list`,
    week.length > 0 && `Your last week:\n\n${listed(week)}\n\nRead more here:\n\n${publicUrl}/home`,
  ].filter((part) => part !== false)
  return {
    to: email,
    subject: `${brand.name}: ${subjectOf(notices)}`,
    oneClickUnsubscribe: stop,
    text: `Hello ${nameInMail(name)},

${parts.join('\n\n')}

You chose to receive these emails. Change or stop
them here:

${settings}

${brand.name}
`,
  }
}

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

function subjectOf([first, ...rest]: readonly Notice[]) {
  if (!first) return 'your last week'
  return rest.length === 0 ? lineOf(first).slice(0, -1) : 'what you have not seen yet'
}
