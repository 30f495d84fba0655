import { reportKinds } from '#contract/report-kinds.ts'
import { PRIVACY_REJECTED } from '#contract/report-reasons.ts'

const labels = (withheld: boolean) => reportKinds.filter((kind) => kind.withheld === withheld).map(({ label }) => label.toLowerCase())
const either = new Intl.ListFormat('en-IN', { type: 'disjunction' })

/** What one report hides before anybody has decided, whose report, and what none does. */
export const HIDDEN_AT_ONCE = `Where a member with a proven registration reports that a patient can be recognised in a ${either.format(labels(true))}, it is hidden at once from everybody but its author and our moderators, until one of them has decided. Whose reports of that were not upheld ${PRIVACY_REJECTED.most} times in ${PRIVACY_REJECTED.days} days hides nothing at once.`
export const HIDDEN_UPHELD = `Where a report of a ${either.format(labels(true))} is upheld, whichever rule it breaks, what it is about is hidden in the same way, unless an appeal is upheld.`
export const SHOWN_MEANWHILE = `Everything else that is reported (${either.format(labels(false))}) is shown until a reviewer has decided.`
