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
  const answer = token !== null && window.askedBy === token ? window.asked?.get(path) : undefined
  window.asked?.delete(path)
  return answer
}
