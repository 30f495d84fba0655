import { ORPCError } from '@orpc/client'
import type { FieldIssue, RefusalCode } from '#contract/errors.ts'

/** What to tell a member when a call did not succeed. */
export function wordsOf(error: unknown) {
  if (error instanceof ORPCError && error.message) return error.message
  return 'Could not reach Wardmates. Check your connection and try again.'
}

/** The refusal's code, or undefined when the server did not answer in its own words. */
export const codeOf = (error: unknown) => (error instanceof ORPCError ? (error.code as RefusalCode) : undefined)

/** The fields that did not fit, by their path. */
export function issuesOf(error: unknown): FieldIssue[] {
  if (!(error instanceof ORPCError)) return []
  return (error.data as { issues?: FieldIssue[] } | undefined)?.issues ?? []
}
