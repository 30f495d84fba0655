import process from 'node:process'

/** A reason to stop that a person reads as one sentence, without a stack. */
export class UserFacingError extends Error {}

/**
 * Runs a script; what it cannot go on from ends it with a sentence and code 1.
 * @param {() => Promise<number>} script gives the exit code
 */
export async function runScript(script) {
  try {
    process.exitCode = await script()
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  }
}
