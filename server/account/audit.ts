import type { AuditAct } from '#contract/audit-acts.ts'
import type { Services } from '../platform/http/context.ts'
import type { Vault } from '../platform/secrets/vault.ts'

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

/** Where a member signs in from, as it is kept among the places they are known at. */
export const hashPlace = ({ fingerprint }: Vault, ...parts: string[]) =>
  fingerprint(JSON.stringify(parts.map((part) => part.normalize('NFKC').toLowerCase())), 'place')

/** Stands for an address or an email where the thing itself should not be kept: in the audit record. */
export const pseudonym = (vault: Vault, ...parts: string[]) => hashPlace(vault, ...parts).toString('base64url')
