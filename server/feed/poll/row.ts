import type { Poll } from '#contract/poll.ts'

/** A poll as SQL answers it, in one value. */
export type PollRow = {
  options: string[]
  counts: number[]
  version: number
  closesAt: number
  isClosed: boolean
  choice: number | null
  isOwn: boolean
}

/** SQL for the row `o` of poll that belongs to a row `p` of post, as the viewer sees it, who is $1; null where there is none. */
export const pollRow = `case when o.post_id is not null then json_build_object('options', o.options, 'counts', o.counts, 'version', o.version,
  'closesAt', floor(extract(epoch from o.closes_at) * 1000), 'isClosed', o.closes_at <= now(), 'isOwn', p.author_id = $1,
  'choice', (select v.choice from poll_vote v where v.post_id = o.post_id and v.member_id = $1)) end`

export const totalOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** Nobody who may still vote is led by what others chose. */
export function showPoll({ options, counts, version, closesAt, isClosed, choice, isOwn }: PollRow): Poll {
  return {
    options,
    votes: totalOf(counts),
    counts: isOwn || isClosed || choice !== null ? counts : null,
    choice,
    closesAt: new Date(closesAt).toISOString(),
    isClosed,
    version,
  }
}
