import type { Finding } from '#contract/checks.ts'
import type { VerificationStatus } from '#contract/feed.ts'
import { claimsAmong } from '../../doxy/check/claims.ts'
import { knownClaims } from '../../doxy/check/known-claims.ts'
import { type Lexis, type SourceSentence, verdictOf } from '../../doxy/check/verdict.ts'
import type { Found, FoundDocument, Library } from '../../doxy/library/library.ts'
import { isInjection } from '../../doxy/safety/injection.ts'
import { sentencesOf } from '../../doxy/text/sentences.ts'
import { termsOf } from '../../doxy/text/tokens.ts'

const CLAIMS_MAX = 12
const SOURCES = 10
/** Weight of a word that the question's search did not weigh: that of a fairly telling one. */
const USUAL_IDF = 5

/** Looks every claim of a post up among everybody's documents. A post without a claim has no findings. */
export async function examine(library: Library, content: string): Promise<Finding[]> {
  const claims = claimsAmong(sentencesOf(content)).slice(0, CLAIMS_MAX)
  const findings: Finding[] = []
  for (const claim of claims) findings.push(await examineClaim(library, claim))
  return findings
}

/** What the findings make of a post: disputed by one, verified only by all. */
export function statusOf(findings: readonly Finding[]): VerificationStatus {
  if (findings.some(({ status }) => status === 'disputed')) return 'disputed'
  return findings.length > 0 && findings.every(({ status }) => status === 'verified') ? 'verified' : 'pending'
}

async function examineClaim(library: Library, claim: string): Promise<Finding> {
  const found = await library.search(claim, { viewer: null, k: SOURCES })
  const notes = found.documents.flatMap(({ id, origin }) => (origin === 'note' ? [id] : []))
  const verdict = verdictOf(claim, sentencesIn(found.documents), knownClaims(notes), lexisOf(found))
  if (verdict.status === 'pending') return { claim, status: 'open', quote: null, passageId: null, source: null }

  const known = 'known' in verdict ? verdict.known : undefined
  const sentence = 'source' in verdict ? verdict.source : undefined
  const document = found.documents.find(({ id }) => id === (known ?? sentence)?.documentId)
  return {
    claim,
    status: verdict.status,
    quote: known?.statement ?? sentence?.text ?? null,
    passageId: sentence?.passageId ?? document?.passages[0].id ?? null,
    source: document
      ? { id: document.id, title: document.title, source: document.source, year: document.year, url: linkOf(document) }
      : null,
  }
}

/** A sentence that speaks to machines is no source. */
const sentencesIn = (documents: readonly FoundDocument[]): SourceSentence[] =>
  documents.flatMap(({ id, passages }) =>
    passages.flatMap((passage) =>
      sentencesOf(passage.text).flatMap((text) => (isInjection(text) ? [] : [{ documentId: id, passageId: passage.id, text }])),
    ),
  )

function lexisOf({ terms }: Found): Lexis {
  const weights = new Map(terms.map(({ stem, repaired, idf }) => [repaired ?? stem, idf]))
  return { terms: termsOf, idf: (term) => weights.get(term) ?? USUAL_IDF }
}

const linkOf = ({ url, doi }: FoundDocument) => url ?? (doi ? `https://doi.org/${doi}` : null)
