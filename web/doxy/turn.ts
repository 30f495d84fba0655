import type { Answer, Exchange } from '#contract/doxy.ts'

/** A question and what became of it, as the page shows it. */
export type Turn = { key: string; query: string; askedAt: string } & (
  | { state: 'waiting' | 'stopped' }
  | { state: 'failed' /** The server's own words, where it had some. */; words: string | undefined }
  | { state: 'answered'; answer: Answer; wasRight: boolean | null }
)

export const storedTurn = ({ id, query, answer, askedAt, wasRight }: Exchange): Turn => ({
  key: id,
  query,
  askedAt,
  state: 'answered',
  answer,
  wasRight,
})

/** What is shown when no answer came. */
export const APOLOGY = {
  summary:
    'Sorry, I was unable to process your request. Please ensure the backend server is running and properly configured. Check the console for more details.',
  confidence: 'Low',
  disclaimer: 'For educational purposes only, confirm with a licensed clinician.',
} as const
