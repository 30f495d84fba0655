import type { ProfileEntry } from '#contract/profile-entry.ts'

export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "2014-06" as "Jun 2014", "2014" as itself. */
function monthWords(said: string) {
  const [year, month] = said.split('-')
  return month ? `${months[Number(month) - 1]} ${year}` : year!
}

/** When it was: "Jun 2012 to May 2015", "2019 to present", "2014". */
export function datesWords({ started, ended }: Pick<ProfileEntry, 'started' | 'ended'>) {
  const end = ended === null || ended === 'present' ? (ended ?? '') : monthWords(ended)
  if (started === null) return end
  return end ? `${monthWords(started)} to ${end}` : `${ended === null ? 'From ' : ''}${monthWords(started)}`
}
