import { createHash } from 'node:crypto'
import { citedTitle, EDITORS_COMMENT } from '#contract/cited-title.ts'
import { doiAddress } from '#contract/doi-address.ts'
import type { Answer } from '#contract/doxy.ts'
import { COMMENT_MAX } from '#contract/limits.ts'
import { answerQuestion, type Doxy } from '../../doxy/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { CommentRow } from './columns.ts'
import { findSent, insertComment } from './queries.ts'
import { removeComment } from './remove.ts'

const MENTION = /@doxy(-ai)?\b/gi
/** Signs that would make a link, a picture or markup of a title. */
const MARKDOWN = /[[\]<>`*_|]+/g
/** Signs that markdown would take for its own where they stand in a quote: of 5*10^9 and 3*10^9 it would leave other figures. */
const SIGNS = /[\\*_~]/g
const TEXT_MAX = 10_000
const NO_WORDS = "I couldn't generate a response. Please try again."
const FALLBACK = 'What does the evidence say about this?'

/** Whether a comment asks Doxy AI. */
export const asksDoxy = (text: string) => /@doxy/i.test(text)

/** The question in a comment, without the mention; the mention alone asks about the post. */
export const questionIn = (text: string) => text.replace(MENTION, ' ').replace(/\s+/g, ' ').trim() || FALLBACK

const literal = (words: string) => words.replace(SIGNS, '\\$&')

/** The summary of an answer, in which markdown changes nothing of what is quoted. */
const summaryOf = ({ summary, citations }: Pick<Answer, 'summary' | 'citations'>) =>
  [...new Set(citations.map(({ sentence, quote }) => sentence ?? quote))]
    .sort((a, b) => b.length - a.length)
    .reduce((text, words) => text.replaceAll(words, () => literal(words)), summary)

/** An answer as one comment: its parts joined with blank lines. Of one that is too long its end, which says how sure it is, stays. */
export function joined(answer: Answer): string {
  const { summary, steps, evidence, next_steps, confidence, disclaimer, comment, emergency } = answer
  if (summary.trim() === '' && evidence.length === 0) return NO_WORDS
  const sources = evidence.map(({ source, year, url, doi, ...work }) => {
    const words = [citedTitle(work), source, year].filter(Boolean).join(', ').replace(MARKDOWN, ' ')
    const link = url ?? (doi ? doiAddress(doi) : null)
    return link ? `[${words}](${link.replaceAll('(', '%28').replaceAll(')', '%29')})` : words
  })
  const parts = [
    summaryOf(answer),
    ...listed('Detailed Analysis', steps.map(literal)),
    ...listed('Scientific References', sources),
    ...(comment ? [`**${EDITORS_COMMENT}**`, comment.text] : []),
    ...next_steps.map((step) => `Next: ${step}`),
  ]
  const end = paragraphs([emergency ? '' : `Confidence: ${confidence}`, disclaimer])
  return paragraphs([shortened(paragraphs(parts), TEXT_MAX - end.length - 2), end])
}

const paragraphs = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n')
const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** A numbered list under its name, which keeps it apart from the list before it. */
const listed = (name: string, lines: readonly string[]) =>
  lines.length > 0 ? [`**${name}**`, lines.map((line, at) => `${at + 1}. ${line}`).join('\n')] : []

/** Asks the library for whoever mentioned Doxy AI elsewhere; the answer as one text. */
export const answerMention = async (doxy: Doxy, viewerId: string, text: string, context: string) =>
  joined(await answerComment(doxy, viewerId, text, context))

/** Asks the library about a post on behalf of the member who mentioned Doxy AI. */
export const answerComment = (doxy: Doxy, viewerId: string, text: string, postContent: string) =>
  answerQuestion(doxy, viewerId, { query: questionIn(text).slice(0, COMMENT_MAX), postContent })

/** The answer's own mark, made of the comment's: a repeated request finds the first answer. */
function answerIdOf(clientId: string) {
  const hash = createHash('sha256').update(`doxy answers ${clientId}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

type LockedPost = Parameters<typeof insertComment>[1]

/** Writes the answer in the thread of the comment that asks, once. It stands under the name of who asked, marked as Doxy AI's. */
export async function saveAnswer(tx: Db, post: LockedPost, asked: CommentRow, text: string) {
  const clientId = answerIdOf(asked.id)
  const first = await findSent(tx, asked.author_id, clientId)
  if (first) return { row: first, isNew: false }
  const row = await insertComment(tx, post, { authorId: asked.author_id, clientId, text, answered: asked, isAI: true })
  return { row, isNew: true }
}

/** Whether Doxy AI is asked the same by both. */
export const asksSame = (before: string, text: string) => asksDoxy(before) === asksDoxy(text) && questionIn(before) === questionIn(text)

/** Takes the answer to a comment of a locked post away before the comment asks something else: below that it would be read as its answer. */
export async function dropAnswer(tx: Db, post: LockedPost, asked: CommentRow, text: string): Promise<string[]> {
  if (!asksDoxy(asked.text) || asksSame(asked.text, text)) return []
  const answer = await findSent(tx, asked.author_id, answerIdOf(asked.id))
  return answer ? (await removeComment(tx, post, answer)).notifiedIds : []
}
