import type { Finding } from '#contract/checks.ts'
import { doiAddress } from '#contract/doi-address.ts'
import type { VerificationStatus } from '#contract/feed.ts'
import { reportedIn } from '../answer/note-data.ts'
import type { FoundDocument } from '../library/library.ts'
import { mayBeRead } from '../safety/reader-address.ts'
import { noteSentences } from '../text/note-parts.ts'
import { contextOf, sentencesOf } from '../text/sentences.ts'
import { claimsAmong, longClaimsAmong } from './claims.ts'
import { curatedClaims } from './curated-claims.ts'
import type { Asked } from './examiner.ts'
import { analyse, coverage, type TermWeights, termWeightsOf } from './language/text-analysis.ts'
import { type SourceResult, type SourceSentence, verdictOf } from './verdict.ts'

const CLAIMS_MAX = 12
const SOURCES = 10
/** A statement of a note with less of the claim in it is about something else. */
const STATED_COVERED = 0.5

/** Looks the claims of a post up among everybody's documents, and says which it has not looked up. A post without a claim has no findings. */
export async function examine(library: Asked, content: string): Promise<Finding[]> {
  const sentences = sentencesOf(content)
  const claims = claimsAmong(sentences)
  const findings: Finding[] = []
  for (const claim of claims.slice(0, CLAIMS_MAX)) findings.push(await examineClaim(library, claim))
  const left = [...claims.slice(CLAIMS_MAX), ...longClaimsAmong(sentences)]
  return findings.length > 0 ? [...findings, ...left.map((claim) => withoutSource(claim, 'unchecked'))] : []
}

const withoutSource = (claim: string, status: 'open' | 'unchecked'): Finding => ({
  ...{ claim, status, says: null, stated: null, quote: null, passageId: null, source: null, model: null },
})

/** What the findings make of a post: disputed by one, verified only by all. */
export function statusOf(findings: readonly Finding[]): VerificationStatus {
  if (findings.some(({ status }) => status === 'disputed')) return 'disputed'
  return findings.length > 0 && findings.every(({ status }) => status === 'verified') ? 'verified' : 'pending'
}

async function examineClaim(library: Asked, claim: string): Promise<Finding> {
  const found = await library.search(claim, { viewer: null, k: SOURCES })
  const known = curatedClaims(found.documents.flatMap(({ id, origin }) => (origin === 'note' ? [id] : [])))
  const sentences = sentencesIn(found.documents)
  const worded = [claim, ...known.flatMap(({ statement, paraphrases = [] }) => [statement, ...paraphrases])]
  const texts = [...worded, ...sentences.map(({ text }) => text)]
  const weights = await termWeightsOf(
    library,
    texts.flatMap((text) => analyse(text).terms),
  )
  const verdict = verdictOf(claim, sentences, known, weights, resultsIn(found.documents, sentences))
  if (verdict.status === 'pending') return withoutSource(claim, 'open')

  const { documentId } = 'known' in verdict ? verdict.known : verdict.source
  const isOf = (one: { documentId: string }) => one.documentId === documentId
  const supported = known.filter((one) => isOf(one) && one.truth === 'supported').map(({ statement }) => ({ text: statement }))
  const stated = 'known' in verdict ? closest(claim, supported, weights, STATED_COVERED) : undefined
  const sentence = 'known' in verdict ? closest(claim, sentences.filter(isOf), weights) : verdict.source
  const document = found.documents.find(({ id }) => id === documentId)
  return {
    claim,
    status: verdict.status,
    says: 'says' in verdict ? verdict.says : null,
    stated: stated?.text ?? null,
    quote: sentence?.text ?? null,
    passageId: sentence?.passageId ?? null,
    source: document ? sourceOf(document) : null,
    model: null,
  }
}

/** Of several texts, the one that has most of a claim's words, and at least that share of them. */
function closest<T extends { text: string }>(claim: string, among: readonly T[], weights: TermWeights, least = 0): T | undefined {
  const { terms } = analyse(claim)
  const [best] = among
    .map((one) => ({ one, covered: coverage(terms, analyse(one.text).terms, weights) }))
    .sort((a, b) => b.covered - a.covered)
  return best && best.covered >= least ? best.one : undefined
}

/** What speaks to machines states nothing, and neither does what our editors add to a note. */
const sentencesIn = (documents: readonly FoundDocument[]): SourceSentence[] =>
  documents.flatMap(({ id, title, origin, passages }) =>
    passages.flatMap((passage) =>
      (origin === 'note' ? evidenceIn(passage.text) : sentencesOf(passage.text).filter(mayBeRead)).map((text, at, all) => ({
        ...{ documentId: id, passageId: passage.id, text },
        context: contextOf(title, text, all[at - 1]),
      })),
    ),
  )

/** What the notes among these report, each result with its sentence. */
const resultsIn = (documents: readonly FoundDocument[], sentences: readonly SourceSentence[]): SourceResult[] =>
  documents.flatMap((document) =>
    reportedIn(document).flatMap(({ result, note, passage, quote }) => {
      const source = sentences.find(({ passageId, text }) => passageId === passage.id && text === quote)
      return source ? [{ result, note, source }] : []
    }),
  )

const evidenceIn = (note: string) => noteSentences(note).flatMap((one) => (one && one.part !== 'comment' ? [one.quote] : []))

export const sourceOf = ({ id, title, source, year, url, doi, origin }: FoundDocument): Finding['source'] => ({
  id,
  title,
  source,
  year,
  url: url ?? (doi ? doiAddress(doi) : null),
  isNote: origin === 'note',
})
