import type { ErrorBody, FieldIssue, RefusalCode } from '#contract/errors.ts'

/** A planned answer that says no, as the server or the guest world gives it. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly requestId: string
  readonly issues: FieldIssue[]

  constructor({ code, status, message, requestId, issues = [] }: ErrorBody) {
    super(message)
    this.code = code
    this.status = status
    this.requestId = requestId
    this.issues = issues
  }
}
