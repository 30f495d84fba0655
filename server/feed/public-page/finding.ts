import { quietLineOf } from '#contract/check-words.ts'
import type { Finding } from '#contract/checks.ts'
import { citedTitle } from '#contract/cited-title.ts'
import type { VerificationStatus } from '#contract/feed.ts'
import { escaped } from '../../platform/http/plain-page.ts'
import { markGlyphs } from './glyphs.ts'
import type { PublicPost } from './queries.ts'
import { dayOf } from './text.ts'

const words: Record<VerificationStatus, string> = { verified: 'Verified', disputed: 'Disputed', pending: 'Pending' }
const verdicts = { verified: 'Supported by a source', disputed: 'Contradicted by a source' } as const

const isSpoken = ({ status }: Finding): boolean => status === 'verified' || status === 'disputed'

/** What the post's check found: its mark, which opens the reasons. A check that is over and found nothing to say is told without a mark. */
export function findingOf(post: PublicPost) {
  const { verificationStatus, decidedAt } = post
  const line = quietLineOf(post)
  if (line) return `<p class="checked">${line}</p>`
  if (verificationStatus === 'pending') return `<p class="status pending">${markGlyphs.pending}<span>Pending</span></p>`
  const reasons = [
    '<h2>Doxy AI Verification</h2>',
    ...post.findings.filter(isSpoken).map(reasonOf),
    post.checkedAt && `<p class="meta">Checked by Doxy AI on ${dayOf(post.checkedAt)}</p>`,
    decidedAt && `<p class="meta">Decided by a reviewer on ${dayOf(decidedAt)}</p>`,
  ]
  return `<details class="found ${verificationStatus}"><summary class="status">${markGlyphs[verificationStatus]}<span>${words[verificationStatus]}</span></summary><div class="reasons">${reasons.filter(Boolean).join('')}</div></details>`
}

function reasonOf({ claim, status, stated, quote, source }: Finding) {
  const said = stated ?? quote
  return [
    `<div class="reason"><p><b>${verdicts[status as keyof typeof verdicts]}:</b> ${escaped(claim)}</p>`,
    said ? `<blockquote>“${escaped(said)}”</blockquote>` : '',
    source ? `<p class="meta">${sourceOf(source)}</p>` : '',
    '</div>',
  ].join('')
}

function sourceOf({ source, year, url, ...work }: NonNullable<Finding['source']>) {
  const name = escaped(citedTitle(work))
  const linked = url ? `<a href="${escaped(url)}" target="_blank" rel="noopener noreferrer">${name}</a>` : name
  return [linked, source && escaped(source), year].filter(Boolean).join(', ')
}
