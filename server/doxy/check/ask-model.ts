import type { Finding } from '#contract/checks.ts'
import { isBusy } from '../../platform/worker.ts'
import type { Library } from '../library/library.ts'
import { quotedTwiceAgainst } from '../model/contradiction.ts'
import { type Model, ModelFailure } from '../model/model.ts'
import type { Proofreader } from '../model/proofreader.ts'
import { sourceOf } from './examine.ts'

/** Claims of one post that a model is asked about, and how long it may take over all of them. */
const CLAIMS_MAX = 3
const PATIENCE_MS = 20_000

type Reading = { library: Library; proofreader: Proofreader }

const isUndecided = ({ status }: Finding) => status === 'open' || status === 'needs_review'

/**
 * The findings after a model was asked about what the rules left undecided: for a reviewer to read where it twice quotes a sentence that
 * our rules let stand against the claim, for a model marks nothing. Undefined when nothing came of it, whatever went wrong.
 */
export async function askModel(reading: Reading, model: Model, findings: readonly Finding[], signal: AbortSignal) {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  const questioned = new Map<string, Finding>()
  try {
    for (const { claim } of findings.filter(isUndecided).slice(0, CLAIMS_MAX)) {
      const finding = await contradicted(reading, model, claim, patience)
      if (finding) questioned.set(claim, finding)
    }
  } catch (error) {
    if (error instanceof ModelFailure || isBusy(error) || patience.aborted) return undefined
    throw error
  }
  return questioned.size > 0 ? findings.map((one) => questioned.get(one.claim) ?? one) : undefined
}

async function contradicted(
  { library, proofreader }: Reading,
  model: Model,
  claim: string,
  signal: AbortSignal,
): Promise<Finding | undefined> {
  const found = await library.search(claim, { viewer: null })
  const prepared = await proofreader.ask('forClaim', { claim, found })
  const given = prepared ? await quotedTwiceAgainst(model, prepared, signal) : []
  if (!prepared || given.length === 0) return undefined
  const quoted = given.map((one) => ({ ...one, document: found.documents[one.document]! }))
  const sentences = quoted.map(({ document, passageId, quote, context }) => ({ documentId: document.id, passageId, text: quote, context }))
  const against = quoted[await proofreader.ask('against', { claim, quoted: sentences, idfs: await library.idfs(prepared.terms) })]
  if (!against) return undefined
  const { document, passageId, quote } = against
  return {
    claim,
    status: 'needs_review',
    says: 'contradicts',
    stated: null,
    quote,
    passageId,
    source: sourceOf(document),
    model: model.name,
  }
}
