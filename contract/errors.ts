import { refusals } from './refusals.ts'

export type RefusalCode = keyof typeof refusals

/** A field that did not fit, by its path in the input. */
export type FieldIssue = { path: string; message: string }

/** The one shape of every answer that is not a success. */
export type ErrorBody = { code: RefusalCode; status: number; message: string; requestId: string; issues?: FieldIssue[] }

/** Thrown where a rule says no; the edge turns it into an answer. `words` replaces the table's sentence where a more exact one exists. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly issues: FieldIssue[] | undefined
  /** Headers of the answer, such as Retry-After. */
  readonly headers: Record<string, string>

  constructor(code: RefusalCode, options: { words?: string; issues?: FieldIssue[]; headers?: Record<string, string> } = {}) {
    super(options.words ?? refusals[code].words)
    this.code = code
    this.status = refusals[code].status
    this.issues = options.issues
    this.headers = options.headers ?? {}
  }
}
