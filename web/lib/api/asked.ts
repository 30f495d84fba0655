declare global {
  interface Window {
    /** Answers that the document asked for itself, by their path. */
    asked?: Map<string, Promise<Response>>
    /** The token that it asked with. */
    askedBy?: string
  }
}

/** The answer to a question that the document has asked already, for the member who asks now. Each is given once: the next has to be fresh. */
export function takeAsked(path: string, token: string | null) {
  // Where the document asked nothing, an element of that id would answer to the name.
  const asked = window.asked instanceof Map ? window.asked : undefined
  const answer = token !== null && window.askedBy === token ? asked?.get(path) : undefined
  asked?.delete(path)
  return answer
}
