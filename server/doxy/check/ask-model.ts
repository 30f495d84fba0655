import type { Finding } from '#contract/checks.ts'
import type { Library } from '../library/library.ts'
import { quotedTwiceAgainst } from '../model/contradiction.ts'
import { type Model, ModelFailure } from '../model/model.ts'
import { readingOf, weightsOf } from '../model/reading.ts'
import { sourceOf } from './examine.ts'
import { mayContradict } from './verdict.ts'

/** Claims of one post that a model is asked about, and how long it may take over all of them. */
const CLAIMS_MAX = 3
const PATIENCE_MS = 20_000

const isUndecided = ({ status }: Finding) => status === 'open' || status === 'needs_review'

/**
 * The findings after a model was asked about what the rules left undecided: disputed where it twice quotes a sentence that our rules
 * let stand against the claim. Undefined when nothing came of it, whatever went wrong.
 */
export async function askModel(library: Library, model: Model, findings: readonly Finding[], signal: AbortSignal) {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  const disputed = new Map<string, Finding>()
  try {
    for (const { claim } of findings.filter(isUndecided).slice(0, CLAIMS_MAX)) {
      const finding = await contradicted(library, model, claim, patience)
      if (finding) disputed.set(claim, finding)
    }
  } catch (error) {
    if (error instanceof ModelFailure || patience.aborted) return undefined
    throw error
  }
  return disputed.size > 0 ? findings.map((one) => disputed.get(one.claim) ?? one) : undefined
}

async function contradicted(library: Library, model: Model, claim: string, signal: AbortSignal): Promise<Finding | undefined> {
  const read = readingOf(await library.search(claim, { viewer: null }))
  const quoted = await quotedTwiceAgainst(model, claim, read, signal)
  if (quoted.length === 0) return undefined
  const weights = await weightsOf(library, read)
  const against = quoted.find(({ document, passageId, quote, context }) =>
    mayContradict(claim, { documentId: document.id, passageId, text: quote, context }, weights),
  )
  if (!against) return undefined
  const { document, passageId, quote } = against
  return { claim, status: 'disputed', stated: null, quote, passageId, source: sourceOf(document), model: model.name }
}
