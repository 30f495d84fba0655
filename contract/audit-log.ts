import { z } from 'zod'
import { Count, Id, Moment } from './page.ts'

/**
 * Whether a line is as it was written: its hash does not fit what stands there, it does not follow from the line before it, or the key that
 * it names is not here.
 */
export const AuditLineState = z.enum(['whole', 'changed', 'detached', 'unknown_key'])
export type AuditLineState = z.infer<typeof AuditLineState>

/** A line of the audit log as it is stored: identifiers, and no names. */
export const AuditLine = z.object({
  seq: z.number().int().min(1),
  at: Moment,
  act: z.string(),
  /** Who did it; null where nobody was signed in, or nobody did. */
  memberId: Id.nullable(),
  detail: z.record(z.string(), z.string()),
  state: AuditLineState,
})
export type AuditLine = z.infer<typeof AuditLine>

/** The last line, and the last one that was signed, with whether it still stands as it was. */
export const AuditHead = z.object({
  lines: Count,
  signed: z.object({ seq: z.number().int().min(1), at: Moment, stands: z.boolean() }).nullable(),
  /** Whether what stands in the place of the last signature is none of ours: it was changed, or the key was. */
  isForged: z.boolean(),
})
export type AuditHead = z.infer<typeof AuditHead>
