import { contentTerms, termsIn } from './text-analysis.ts'

const CONNECTING = /\b(?:and|or|than|against|versus|vs|but)\b|[/&]/i
/** Signs and a unit right behind a figure, which say nothing of whose it is. */
const UNIT =
  /^[\s)]*(?:%|per ?cent\b|-?(?:mg|mcg|µg|g|kg|ml|units?|mmol|mm ?hg|mm|years?|months?|weeks?|days?|hours?|minutes?|points?|deaths?|events?|cases|fold|times)\b)?/i
const RANGE = /^\s?(?:%|[a-z]{1,7})?\s?(?:to|[-–—])\s?$/i

/** Whether a text joins what stands before it to what stands behind. */
export const isJoining = (joint: string) => CONNECTING.test(joint)

/** Whether what stands between two figures sets one against the other and says nothing else: "a versus b", "a% and b%". */
export const isConnector = (joint: string) => isJoining(joint) && saysNothing(joint.replace(UNIT, ' '))

/** Whether two figures are the ends of one span: "a to b". */
export const isRange = (joint: string) => RANGE.test(joint)

const saysNothing = (text: string) => contentTerms(termsIn(text)).length === 0
