/**
 * Work that is done for all who ask for it meanwhile: what was there before a call is taken in when it settles,
 * and calls that come in during a round share the next one.
 */
export function inRounds(round: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let again: Promise<void> | undefined
  const run = (): Promise<void> => {
    if (!running) {
      running = round().finally(() => {
        running = undefined
      })
      return running
    }
    again ??= running
      .catch(() => {})
      .then(() => {
        again = undefined
        return run()
      })
    return again
  }
  return run
}
