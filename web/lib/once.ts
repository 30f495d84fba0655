/** Loads the first time it is asked and gives everybody the same promise; after a failure the next one tries again. */
export function once<Value>(load: () => Promise<Value>) {
  let promise: Promise<Value> | undefined
  return () => {
    promise ??= load().catch((error) => {
      promise = undefined
      throw error
    })
    return promise
  }
}
