import { type RefusalCode, refusals } from '#contract/errors.ts'
import { Refused } from '../lib/api/refused.ts'

/** A refusal as the server would send it. */
export function refusal(code: RefusalCode) {
  const { status, words } = refusals[code]
  return new Refused({ code, status, message: words, requestId: '' })
}
