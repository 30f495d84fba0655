import { brand } from '#contract/brand.ts'
import { namesOf, noticeWords } from '#contract/notice-words.ts'
import type { Notice } from '#contract/notifications.ts'
import type { Letter } from '../platform/mail.ts'

/** Lines in a letter; whoever has more reads them on the page. */
export const LINES_MAX = 20

/** One notice as a line. What members wrote stays in the product: mail is read by others on its way. */
function lineOf({ kind, people, others }: Pick<Notice, 'kind' | 'people' | 'others'>) {
  const { told } = noticeWords[kind]
  const names = namesOf(people, others).join(' and ')
  return names ? `${names} ${told}.` : `${told}.`
}

/** The letter that tells a member of what is unread. */
export function digestLetter({ name, email }: { name: string; email: string }, notices: readonly Notice[], publicUrl: string): Letter {
  const lines = notices.slice(0, LINES_MAX).map((notice) => `- ${lineOf(notice)}`)
  if (notices.length > LINES_MAX) lines.push('- And more.')
  const settings = `${publicUrl}/dashboard?notices=settings`
  return {
    to: email,
    subject: `${brand.name}: ${notices.length === 1 ? lineOf(notices[0]!).slice(0, -1) : 'what you have not seen yet'}`,
    listUnsubscribe: settings,
    text: `Hello ${name},

${lines.join('\n')}

Read them here:

${publicUrl}/dashboard?notices=list

You asked for these letters. Choose what they tell you
of, or end them, here:

${settings}

${brand.name}
`,
  }
}
