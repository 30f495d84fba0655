import type { ErrorBody, FieldIssue, RefusalCode } from '#contract/errors.ts'

/** A planned answer that says no, as the server or the guest world gives it. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly requestId: string
  readonly issues: FieldIssue[]
  /** How long the server wants to be left alone; 0 where it did not say. */
  readonly retryAfterMs: number

  constructor({ code, status, message, requestId, issues = [] }: ErrorBody, retryAfterMs = 0) {
    super(message)
    this.code = code
    this.status = status
    this.requestId = requestId
    this.issues = issues
    this.retryAfterMs = retryAfterMs
  }
}
