import type { Say } from './say.ts'

const MOST = /^At most (\d+) characters\.$/

/** What does not fit about a field, as the contract words it in English: in the reader's language where that has words for it. */
export function sayIssue(message: string, sayHere: Say) {
  const most = MOST.exec(message)?.[1]
  return most ? sayHere('At most {most} characters.', { most }) : sayHere(message)
}
