import { caseFolded, normalised } from './normalised.ts'

/** An option as a reader tells it from another: capitals, spaces, forms of one letter and what is not drawn mean nothing. */
const seen = (option: string) =>
  caseFolded(normalised(option, 'NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .replace(/\s+/g, ' ')
    .trim()

/** Whether an option cannot be told from one before it. */
export const isRepeated = (options: readonly string[], at: number) => {
  const [option, ...before] = [options[at]!, ...options.slice(0, at)].map(seen)
  return option !== '' && before.includes(option!)
}

/** Whether each can be told from the others. */
export const areDifferent = (options: readonly string[]) => new Set(options.map(seen)).size === options.length
