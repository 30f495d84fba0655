const format = new Intl.NumberFormat('en-IN')

/** "1,23,456": digits grouped as India groups them. */
export const formatCount = (count: number) => format.format(count)

/** "1 like", "1,204 likes", "3 people". */
export const pluralize = (count: number, singular: string, plural = `${singular}s`) =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`
