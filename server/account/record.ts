import type { AuditAct } from '../platform/audit.ts'
import type { Services } from '../platform/http/context.ts'

/**
 * Writes down an act that stands whether or not the record can be kept: a refusal stays a refusal, and a session that has ended must
 * not look open. The failure is logged, loudly, because the record then has a hole. Ways in use `audit.record` itself and fail with it.
 */
export async function recordOrLog(
  { audit, log }: Pick<Services, 'audit' | 'log'>,
  act: AuditAct,
  memberId: string | null,
  detail: Record<string, string> = {},
) {
  await audit.record(act, memberId, detail).catch((error) => log.error({ err: error, act }, 'the audit record could not be written'))
}
