import type { RefusalCode } from '#contract/errors.ts'
import { refusals } from '#contract/refusals.ts'
import { Refused } from '../lib/api/refused.ts'

/** A refusal as the server would send it. */
export function refusal(code: RefusalCode) {
  const { status, words } = refusals[code]
  return new Refused({ code, status, message: words, requestId: '' })
}
