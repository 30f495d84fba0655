import type { Answer, AskEvent, Citation, Evidence, Exchange } from '#contract/doxy.ts'

/** An answer that is being written: what is read for it, and the sentences that are there. */
export type StreamedAnswer = { evidence: Evidence[]; sentences: { text: string; citations: Citation[] }[] }

export const withEvent = ({ evidence, sentences }: StreamedAnswer = { evidence: [], sentences: [] }, event: AskEvent): StreamedAnswer =>
  event.kind === 'evidence' ? { evidence: event.evidence, sentences } : { evidence, sentences: [...sentences, event] }

/** A question and what became of it, as the page shows it. */
export type Turn = { key: string; query: string; askedAt: string } & (
  | { state: 'waiting'; coming?: StreamedAnswer }
  | { state: 'stopped' }
  | { state: 'unanswered' }
  | { state: 'unreadable' }
  | { state: 'failed' /** The server's own words, where it had some. */; words: string | undefined }
  | { state: 'answered'; answer: Answer; wasRight: boolean | null }
)

export const storedTurn = ({ id, clientId, query, answer, askedAt, wasRight }: Exchange): Turn => ({
  key: clientId ?? id,
  query,
  askedAt,
  ...(answer ? { state: 'answered', answer, wasRight } : { state: 'unreadable' }),
})

/** What is shown when no answer came. */
export const APOLOGY = {
  summary:
    'Sorry, I was unable to process your request. Please ensure the backend server is running and properly configured. Check the console for more details.',
  confidence: 'Low',
  disclaimer: 'For educational purposes only, confirm with a licensed clinician.',
} as const
