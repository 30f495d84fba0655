import { analyse } from '../check/language/text-analysis.ts'
import { judgeByResult, NO_DIFFERENCE } from '../entail/judge-result.ts'
import type { FoundDocument } from '../library/library.ts'
import { type Reported, reportedIn } from './note-data.ts'

/** What a question takes as given, and the result that speaks against it. */
export type Premise = { said: string; document: FoundDocument; reported: Reported; isOpposite: boolean }

/** Ways to ask about something that is taken as given; the first group is what is. */
const GIVEN: readonly RegExp[] = [
  /^(?:since|because|given that|now that|considering that|seeing that|knowing that|as) ([^,?]{10,200}),/i,
  /^([^?]{10,200}?),? so (?:which|what|how|when|should|can|could|do|is|are|who)\b/i,
  /^(?:why|how come)(?: (?:does|do|did|is|are|was|were|has|have|can|will|would))? ([^?]{10,200})\?*$/i,
  /^(?:by )?how (?:much |strongly |far |well )?(?:does|do|did|can|will) ([^?]{10,200})\?*$/i,
  /^(?:what is |what are )?(?:the )?(?:mechanism|reason|explanation)s? (?:by which|why|that) ([^?]{10,200})\?*$/i,
]
const ASIDE = / ?\([^()]{1,60}\)/g
/** What may be repeated to a reader: words and figures, no markup. */
const PLAIN = /^[\p{L}\p{M}\p{N} .,%()'’–-]+$/u

/** What a question takes as given, in its own words. */
export function presumedIn(question: string): string | undefined {
  const asked = question.replace(/\s+/g, ' ').trim()
  for (const pattern of GIVEN) {
    const said = pattern.exec(asked)?.[1]?.trim()
    if (said && PLAIN.test(said)) return said
  }
  return undefined
}

/** The result among these documents that says otherwise than the question takes as given; none while another bears it out. */
export function premiseOf(question: string, documents: readonly FoundDocument[]): Premise | undefined {
  const said = presumedIn(question)
  if (!said) return undefined
  const claim = { ...analyse(said.replace(ASIDE, '')), named: true }
  const judged = documents.flatMap((document) =>
    reportedIn(document).map((reported) => ({ document, reported, ...judgeByResult(claim, reported) })),
  )
  if (judged.some(({ verdict }) => verdict === 'supported')) return undefined
  const against = judged.find(({ verdict }) => verdict === 'contradicted') ?? judged.find(({ reason }) => reason === NO_DIFFERENCE)
  return against && { said, document: against.document, reported: against.reported, isOpposite: against.verdict === 'contradicted' }
}

/** The first sentence of an answer to such a question, and in whom it was studied: what was found, in the words of the result's fields. */
export function correctionOf({ said, reported: { result }, isOpposite }: Premise): string {
  const { population, arm, comparator = '', outcome, direction } = result
  const given = `what the question takes as given (“${said}”)`
  const found = isOpposite
    ? `The source reports the opposite of ${given}: ${outcome} ${isPlural(outcome) ? 'were' : 'was'} ${direction} ${withArm(arm)} than ${withArm(comparator)}.`
    : `The source does not bear out ${given}: no clear difference in ${outcome} was found between ${arm} and ${comparator}.`
  return `${found} Studied: ${population}.`
}

const withArm = (arm: string) => (/^(?:with|without|before|after) /.test(arm) ? arm : `with ${arm}`)

/** "Breast cancer deaths", "stays in hospital": by the last word before what describes it further. */
const isPlural = (outcome: string) =>
  /[^siu]s$/.test(outcome.split(/,| (?:at|by|due|for|from|in|of|on|or|with|within|without) /)[0]!.replace(/\bdiabetes$/, ''))
