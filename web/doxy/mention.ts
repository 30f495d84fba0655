const NO_CONNECTION = 'Could not connect to Doxy AI. Please ensure the backend is running.'
const NO_ANSWER = "Sorry, I couldn't generate a response at this time. Please try again later."

/** Whether a comment or a message asks Doxy AI. */
export const asksDoxy = (text: string) => /@doxy/i.test(text)

/** The specification's words for an answer that did not come: only what `fetch` itself throws says that nobody was reached. */
export const failureWords = (error: unknown) => (error instanceof TypeError ? NO_CONNECTION : NO_ANSWER)
