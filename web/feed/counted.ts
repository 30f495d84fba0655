export const shown = new Intl.NumberFormat('en-IN')

/** "1 like", "1,204 likes". */
export const counted = (count: number, one: string) => `${shown.format(count)} ${count === 1 ? one : `${one}s`}`
