const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' })

/** A day in full, for what lasts long. */
export const onDay = (moment: string) => day.format(new Date(moment))

/** What stands still while a member is asked; nothing where the clock runs. */
export function pausedWords(hours: number | null): string | undefined {
  if (hours === null) return undefined
  return hours < 0 ? 'Paused, overdue' : `Paused, ${hours < 1 ? 'less than 1' : Math.floor(hours)}\u00a0h left`
}
