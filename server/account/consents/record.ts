import { sql } from 'kysely'
import { consentPurposes, textsFrom } from '#contract/consent-purposes.ts'
import type { ConsentPurpose } from '#contract/consents.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'

const versionOf = (purpose: ConsentPurpose) => textsFrom[consentPurposes.find(({ id }) => id === purpose)!.text]

/**
 * Writes down that a member agrees to something, or takes that back, within the change that does it; nothing where it stands so already,
 * and for what was never given nothing that takes it back.
 */
export async function recordConsent(tx: Db, memberId: string, purpose: ConsentPurpose, given: boolean) {
  // Those of one member follow each other.
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  const last = await tx
    .selectFrom('consent_entry')
    .select('given')
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  if ((last?.given ?? false) === given) return
  await tx
    .insertInto('consent_entry')
    .values({ id: newId(), member_id: memberId, purpose, given, version: versionOf(purpose) })
    .execute()
}

/** What whoever signs up agrees to, each by itself. */
export async function recordSignUp(tx: Db, memberId: string) {
  await recordConsent(tx, memberId, 'terms', true)
  await recordConsent(tx, memberId, 'privacy', true)
}
