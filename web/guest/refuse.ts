import { ORPCError } from '@orpc/client'
import { type RefusalCode, refusals } from '#contract/errors.ts'

/** A refusal as the server would send it. */
export function refusal(code: RefusalCode) {
  const { status, words } = refusals[code]
  return new ORPCError(code, { defined: true, status, message: words, data: { requestId: '', issues: [] } })
}
