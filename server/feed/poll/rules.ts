import { Refusal } from '#contract/errors.ts'

type Asked = { isOwn: boolean; isClosed: boolean; options: readonly string[] }

/** An author sees every vote as it comes and has none; null takes a vote back. */
export function mayVote({ isOwn, isClosed, options }: Asked, choice: number | null) {
  if (isOwn) throw new Refusal('FORBIDDEN', { words: 'This is your own poll, so you cannot vote in it.' })
  if (isClosed) throw new Refusal('POLL_CLOSED')
  if (choice !== null && choice >= options.length) throw new Refusal('NOT_FOUND', { words: 'This poll does not have that option.' })
}

/** The votes for each option after one member's vote has moved. */
export const recounted = (counts: readonly number[], from: number | null, to: number | null) =>
  counts.map((count, at) => count + Number(at === to) - Number(at === from))
