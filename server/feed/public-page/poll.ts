import { ANONYMOUS, opinionOf, shareOf } from '#contract/poll-words.ts'
import { escaped } from '../../platform/http/plain-page.ts'
import { totalOf } from '../poll/row.ts'
import type { PublicPost } from './queries.ts'
import { dayOf } from './text.ts'

/** How members have voted. The page runs nothing, so votes are cast among members. */
export function pollOf({ poll }: PublicPost) {
  if (!poll) return ''
  const { options, counts, closesAt, isClosed } = poll
  const votes = totalOf(counts)
  const rows = options.map((option, at) => optionOf(option, counts[at]!, votes)).join('')
  return `<section class="poll" aria-label="Poll"><ul>${rows}</ul><p class="meta">${opinionOf(votes)} ${ANONYMOUS} ${isClosed ? 'Closed' : 'Closes'} on ${dayOf(closesAt)}.</p></section>`
}

// A meter carries its own length: the page's policy allows no style beside its sheet.
const optionOf = (option: string, count: number, votes: number) =>
  `<li><span>${escaped(option)}</span> <span class="share"><b>${escaped(shareOf(count, votes))}</b> ${count.toLocaleString('en-IN')} ${count === 1 ? 'vote' : 'votes'}</span><meter aria-hidden="true" max="${votes || 1}" value="${count}"></meter></li>`
