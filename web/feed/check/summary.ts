import { quietWords } from '#contract/check-words.ts'
import type { PostCheck } from '#contract/checks.ts'

/** What came of a check that is over, in a sentence. */
export function summaryOf({ status, outcome, findings, decision }: PostCheck): string {
  if (status === 'pending') return decision ? quietWords.decided : quietSummaryOf({ outcome, findings })
  if (decision) return `A reviewer has marked this post as ${status}.`
  const bearing = findings.filter((finding) => finding.status === status).length
  const agrees = status === 'verified'
  return bearing === 1
    ? `One statement in this post was checked and ${agrees ? 'agrees' : 'conflicts'} with its source.`
    : `${bearing} statements in this post were checked and ${agrees ? 'agree' : 'conflict'} with their sources.`
}

/** Of a check that gave no mark: "no source" only where none speaks to any of it. */
function quietSummaryOf({ outcome, findings }: Pick<PostCheck, 'outcome' | 'findings'>): string {
  const agreeing = findings.filter(({ status }) => status === 'verified').length
  if (agreeing > 0)
    return `Checked. Of ${findings.length} statements ${agreeing} ${agreeing === 1 ? 'agrees' : 'agree'} with a source, so the post has no mark.`
  if (findings.some(({ status }) => status === 'needs_review')) return quietWords.unsettled
  return quietWords[outcome === 'no_claim' ? 'no_claim' : 'over']
}
