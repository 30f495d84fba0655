/** A share in whole percent that claims neither all nor none where that is not so. */
export function shareOf(count: number, votes: number) {
  if (count === 0) return '0%'
  if (count === votes) return '100%'
  const percent = Math.round((count / votes) * 100)
  return percent === 0 ? '<1%' : percent === 100 ? '>99%' : `${percent}%`
}

/** What the result of a poll is worth, said wherever it is shown. */
export const opinionOf = (votes: number) =>
  votes === 0
    ? 'No votes yet. A poll shows opinion, not evidence.'
    : `Opinion of ${votes.toLocaleString('en-IN')} ${votes === 1 ? 'member' : 'members'}, not evidence.`

export const ANONYMOUS = 'Votes are anonymous.'
