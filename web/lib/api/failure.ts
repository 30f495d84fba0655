import { say, sayRefusal } from '../language/say.ts'
import { Refused } from './refused.ts'

/** What to tell a member when a call did not succeed. */
export function wordsOf(error: unknown) {
  if (error instanceof Refused && error.message) return sayRefusal(error.code, error.message)
  return say('Could not reach Wardmates. Check your connection and try again.')
}

/** The refusal's code, or undefined when the server did not answer in its own words. */
export const codeOf = (error: unknown) => (error instanceof Refused ? error.code : undefined)

/** The fields that did not fit, by their path. */
export const issuesOf = (error: unknown) => (error instanceof Refused ? error.issues : [])
