import { z } from 'zod'
import { AnswerRegimen, AnswerResult } from './answer-data.ts'
import { LibraryState } from './library-state.ts'
import { QUERY_MAX } from './limits.ts'
import { Cursor, Id, Moment, pageOf } from './page.ts'
import { anyone, member, refuses } from './route.ts'
import { line, prose, WebLink } from './text.ts'

/** Most documents a retrieval request may ask for. */
const TOP_K_MAX = 10
/** Longest text of one document, and most documents in one request. */
export const DOCUMENT_MAX = 400_000
const INGEST_MAX = 5000
/** One longest document of a member in any script; a publisher brings thousands. */
const INGEST_MAX_BYTES = { member: 2 * 1024 * 1024, publisher: 32 * 1024 * 1024 }

/** What is asked of Doxy AI. `user_id` is only a name the sender gives itself; who asks is known by the session. */
export const AskInput = z.strictObject({
  query: z.string().trim().min(1, 'This cannot be empty.').max(QUERY_MAX, `At most ${QUERY_MAX} characters.`),
  user_id: z.string().max(200).optional(),
  context: z
    .object({
      /** Asks for the best documents, also when there is no answer. */
      top_k: z.number().int().min(1).max(TOP_K_MAX).optional(),
      user_profile: z.record(z.string(), z.unknown()).nullish(),
      post_content: z.string().max(QUERY_MAX).nullish(),
      /** A member's conversation that keeps question and answer; begun by its first question. */
      chat_id: Id.nullish(),
      /** Names the question in its chat: asked again under the same name it gets the answer that was kept. */
      client_id: Id.nullish(),
    })
    .nullish(),
})
export type AskInput = z.infer<typeof AskInput>

/** A document as a reference under an answer; `id` is the one it was indexed with. */
export const Evidence = z.object({
  id: z.string(),
  title: z.string(),
  year: z.number().int().nullable(),
  source: z.string(),
  doi: z.string().nullable(),
  url: z.string().nullable(),
  /** A note of our editors was read, which tells of this work in their words. */
  isNote: z.boolean(),
})
export type Evidence = z.infer<typeof Evidence>

export const Confidence = z.enum(['High', 'Medium', 'Low'])
export type Confidence = z.infer<typeof Confidence>

/** Where a sentence of the summary stands: `marker` is the n of its [n], `quote` the words in the passage. */
export const Citation = z.object({
  marker: z.number().int(),
  documentId: z.string(),
  passageId: z.string(),
  quote: z.string(),
  /** The sentence as the summary has it, where a model wrote it; otherwise it is the quote. */
  sentence: z.string().optional(),
})
export type Citation = z.infer<typeof Citation>

/** Whom to call, when a question speaks of somebody in danger. */
export const EmergencyCard = z.object({
  kind: z.string(),
  title: z.string(),
  words: z.string(),
  lines: z.array(z.object({ label: z.string(), number: z.string() })),
})
export type EmergencyCard = z.infer<typeof EmergencyCard>

export const Answer = z.object({
  /** Markdown; every statement ends in a marker [n] into `evidence`. */
  summary: z.string(),
  steps: z.array(z.string()),
  evidence: z.array(Evidence),
  next_steps: z.array(z.string()),
  confidence: Confidence,
  disclaimer: z.string(),
  /** The library holds no good source for this question. */
  abstained: z.boolean(),
  /** The summary asks what is meant, and `next_steps` are what may be chosen. */
  asksBack: z.boolean(),
  citations: z.array(Citation),
  /** What the cited notes report: what the question asks for first, then the rest, harms last. */
  results: z.array(AnswerResult),
  /** What a group was given, where a dose was asked for and a cited note tells it. */
  regimens: z.array(AnswerRegimen),
  /** For whom, and how surely, the first cited note holds. */
  limits: z.array(Citation),
  /** Why the confidence is what it is, in sentences. */
  breakdown: z.array(z.string()),
  /** What our editors add to a cited note, for practice in India: their opinion, and no result of the paper. */
  comment: z.object({ documentId: z.string(), text: z.string() }).nullable(),
  /** Shown first, and nothing above it, when the question speaks of somebody in danger. */
  emergency: EmergencyCard.nullable(),
  /** Identifiers of patients that were taken out of the question before anything was done with it: how many of each kind. */
  removed: z.record(z.string(), z.number().int()),
  /** Under which it stands in a chat; null when no chat keeps it. */
  exchangeId: Id.nullable(),
})
export type Answer = z.infer<typeof Answer>

/** What is sent while an answer is made: what is read, each sentence that was checked, and at the end the answer, which counts. */
export const AskEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('evidence'), evidence: z.array(Evidence) }),
  z.object({ kind: z.literal('sentence'), text: z.string(), citations: z.array(Citation) }),
])
export type AskEvent = z.infer<typeof AskEvent>

const short = z.string().trim().max(500)
const Year = z.coerce.number().int().min(1500).max(2200)

/** A document for the evidence store. What is said about it is kept as far as it can be understood; the rest does not stop the text. */
export const NewDocument = z.object({
  id: z.string().trim().min(1, 'This cannot be empty.').max(300),
  text: z.string().max(DOCUMENT_MAX, `At most ${DOCUMENT_MAX} characters.`),
  meta: z
    .object({
      title: z.string().trim().max(2000).nullish().catch(null),
      year: Year.nullish().catch(null),
      source: short.nullish().catch(null),
      doi: short.nullish().catch(null),
      url: WebLink.nullish().catch(null),
      authors: z
        .union([z.array(short).max(500), short.transform((names) => (names ? [names] : []))])
        .nullish()
        .catch(null),
      specialization: short.nullish().catch(null),
      /** Under which its text may be used, in the words of its source. */
      licence: short.nullish().catch(null),
      /** Not yet reviewed by peers. */
      preprint: z.boolean().nullish().catch(null),
    })
    .nullish(),
})
export type NewDocument = z.infer<typeof NewDocument>

export const IngestInput = z.strictObject({ docs: z.array(NewDocument).max(INGEST_MAX, `At most ${INGEST_MAX} documents at a time.`) })
export type IngestInput = z.infer<typeof IngestInput>

/** What became of each document, by its id. */
export const Ingested = z.object({
  /** Can be found from now on. */
  indexed: z.array(z.string()),
  /** Known already, letter for letter, or without any words. */
  skipped: z.array(z.string()),
  /** Kept aside until a reviewer has looked at it. */
  quarantined: z.array(z.string()),
  /** Holds sentences that speak to a machine and not to a reader: they are kept, and no answer quotes them. */
  flagged: z.array(z.string()),
})
export type Ingested = z.infer<typeof Ingested>

/** A passage with the document that it is from. */
export const Passage = z.object({ document: Evidence, section: z.string(), text: z.string() })
export type Passage = z.infer<typeof Passage>

export const Chat = z.object({
  id: Id,
  title: z.string(),
  askedAt: Moment,
  /** Its title is sealed and does not open; it can be renamed and removed all the same. */
  unreadable: z.boolean(),
})
export type Chat = z.infer<typeof Chat>

/** A question of a chat and its answer, word for word as it was shown. */
export const Exchange = z.object({
  id: Id,
  clientId: Id.nullable(),
  query: z.string(),
  /** Null where question and answer are sealed and do not open. */
  answer: Answer.nullable(),
  askedAt: Moment,
  wasRight: z.boolean().nullable(),
})
export type Exchange = z.infer<typeof Exchange>

const ofChat = z.strictObject({ chatId: Id })

export const doxy = {
  ask: anyone
    .meta({ access: 'anyone', streams: AskEvent })
    .route({
      method: 'POST',
      path: '/api/ask-doxy',
      summary: 'Ask Doxy AI: an answer with its evidence, or the word that there is none. With Accept: text/event-stream as it comes along',
    })
    .input(AskInput)
    .output(Answer)
    .errors(refuses('NOT_FOUND')),

  ingest: anyone
    .meta({ access: 'anyone', bodyMaxBytes: INGEST_MAX_BYTES })
    .route({
      method: 'POST',
      path: '/api/ingest-stub',
      summary: "Bring documents: a member's are theirs, a reviewer's everybody's, anonymous ones wait",
    })
    .input(IngestInput)
    .output(Ingested)
    .errors(refuses('TOO_LARGE', 'WAITING_LIST_FULL', 'LIBRARY_FULL')),

  library: anyone
    .route({ method: 'GET', path: '/api/doxy/library', summary: 'What the library holds and who writes the answers' })
    .output(LibraryState),

  passage: anyone
    .route({ method: 'GET', path: '/api/doxy/passages/{passageId}', summary: 'The passage behind a citation' })
    .input(z.strictObject({ passageId: z.string().max(20) }))
    .output(Passage)
    .errors(refuses('NOT_FOUND')),

  chats: member
    .route({ method: 'GET', path: '/api/doxy/chats', summary: "The viewer's chats, the last asked first" })
    .input(z.strictObject({ cursor: Cursor.optional() }))
    .output(pageOf(Chat)),

  chat: member
    .route({ method: 'GET', path: '/api/doxy/chats/{chatId}', summary: 'One chat with its questions and answers' })
    .input(ofChat)
    .output(Chat.extend({ exchanges: z.array(Exchange) }))
    .errors(refuses('NOT_FOUND')),

  renameChat: member
    .route({ method: 'PUT', path: '/api/doxy/chats/{chatId}', summary: 'Rename a chat' })
    .input(z.strictObject({ chatId: Id, title: line(120) }))
    .output(Chat)
    .errors(refuses('NOT_FOUND')),

  removeChat: member
    .route({ method: 'DELETE', path: '/api/doxy/chats/{chatId}', summary: 'Delete a chat' })
    .input(ofChat)
    .output(z.object({ id: Id }))
    .errors(refuses('NOT_FOUND')),

  judge: member
    .route({ method: 'PUT', path: '/api/doxy/exchanges/{exchangeId}/feedback', summary: 'Was this right? The word reaches a reviewer' })
    .input(z.strictObject({ exchangeId: Id, wasRight: z.boolean(), words: prose(1000, 0).default('') }))
    .output(z.object({ id: Id, wasRight: z.boolean() }))
    .errors(refuses('NOT_FOUND')),
}
