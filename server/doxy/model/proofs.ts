import { normalised } from '#contract/normalised.ts'
import { assessAnswerability } from '../answer/answerability.ts'
import { weighing } from '../answer/choose.ts'
import { type Composed, composeAnswer, type Line } from '../answer/compose.ts'
import { weightsIn } from '../check/language/text-analysis.ts'
import { mayContradict, type SourceSentence } from '../check/verdict.ts'
import type { Found, QueryTerm } from '../library/library.ts'
import { sentencesOf } from '../text/sentences.ts'
import { promptAgainst } from './contradiction.ts'
import { type Material, readMaterial } from './material.ts'
import { lower } from './modest.ts'
import { questionsOf } from './next-steps.ts'
import { entailedBy, type Premise, type Prepared } from './premises.ts'
import { promptOf } from './prompt.ts'
import { type Read, readingOf, termsRead } from './reading.ts'
import type { Written, WrittenSentence } from './written.ts'

/** A sentence that a model is given, with the places of its document among those that were found and of its passage in that document. */
export type Given = Premise & { document: number; passage: number }
/** A sentence that a model wrote, and the given ones that entail it, by their places, with how much of the question each has. */
export type Checked = { text: string; on: ({ at: number } & ReturnType<ReturnType<typeof weighing>>)[] }

export type Question = { query: string; postContent?: string | undefined; topK?: number | undefined }
type Idfs = ReadonlyMap<string, number>

/** What is read for a model and of what it wrote. Each is asked with one value and answers with one, and both can be copied to another thread. */
export const proofs = {
  /** For an answer in the words of a model; nothing when it may not be asked. */
  forAnswer({ question: { query, postContent }, found }: { question: Question; found: Found }): Prepared<Given> | undefined {
    const read = readingOf(found)
    const prompt = promptOf(query, postContent, read)
    return prompt && { prompt, given: placed(found, read), terms: termsRead(read) }
  },

  /** For a model that is asked what speaks against a claim. */
  forClaim({ claim, found }: { claim: string; found: Found }): Prepared<Given> | undefined {
    const read = readingOf(found)
    const prompt = promptAgainst(claim, read)
    return prompt && { prompt, given: placed(found, read), terms: termsRead(read) }
  },

  /** For a summary of one work; the passage of each sentence is its place among those of the material. */
  forSummary(material: Material): Prepared<Premise> | undefined {
    const read = readMaterial(material)
    const prompt = promptOf(material.instruction, undefined, read)
    return prompt && { prompt, given: read.map(premiseOf), terms: termsRead(read) }
  },

  /** The sentences of what a model wrote as one, for it may have put several into one. */
  checked(asked: { written: WrittenSentence; given: readonly Premise[]; idfs: Idfs; asked: readonly QueryTerm[] }): Checked[] {
    const { text, cites } = asked.written
    const [weights, weigh] = [weightsIn(asked.idfs), weighing(asked.asked)]
    return sentencesOf(normalised(text, 'NFKC')).map((sentence) => ({
      text: sentence,
      on: entailedBy(sentence, cites, asked.given, weights).map((one) => ({ at: asked.given.indexOf(one), ...weigh(one.quote) })),
    }))
  },

  /** The place of the first of these sentences that may stand against a claim; -1 when none may. */
  against({ claim, quoted, idfs }: { claim: string; quoted: readonly SourceSentence[]; idfs: Idfs }): number {
    const weights = weightsIn(idfs)
    return quoted.findIndex((sentence) => mayContradict(claim, sentence, weights))
  },

  /** The answer of the lines that held. */
  composed({ question: { query, topK }, found, lines, made, written }: WrittenAnswer): Composed {
    const answer = composeAnswer(query, found, lines, assessAnswerability(found).p, made, topK)
    const next_steps = questionsOf(written.next_steps, found.terms)
    const modest = lower(answer.confidence, written.confidence)
    const doubt = modest === answer.confidence ? [] : [`The model itself is less sure: ${modest}.`]
    return {
      ...answer,
      next_steps: next_steps.length > 0 ? next_steps : answer.next_steps,
      confidence: modest,
      breakdown: [...answer.breakdown, ...doubt],
    }
  },
}
export type Proofs = typeof proofs

/** The documents of `lines` are among those of `found`; `made` says how the lines came about. */
type WrittenAnswer = {
  question: Question
  found: Found
  lines: readonly Line[]
  made: string
  written: Pick<Written, 'next_steps' | 'confidence'>
}

const premiseOf = ({ passageId, quote, context, reported }: Read): Premise => ({ passageId, quote, context, ...(reported && { reported }) })

const placed = ({ documents }: Found, read: readonly Read[]): Given[] =>
  read.map((one) => ({
    ...premiseOf(one),
    document: documents.indexOf(one.document),
    passage: one.document.passages.indexOf(one.passage),
  }))
