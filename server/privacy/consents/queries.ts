import { sql } from 'kysely'
import { CONSENTS_SHOWN } from '#contract/consent-purposes.ts'
import type { ConsentPurpose } from '#contract/consents.ts'
import type { Db } from '../../platform/db/client.ts'

export type ConsentRow = { purpose: ConsentPurpose; given: boolean; version: string; at: Date }

/** What a member agreed to and took back, newest first. */
export const listConsents = (db: Db, memberId: string): Promise<ConsentRow[]> =>
  db
    .selectFrom('consent_entry')
    .select(['purpose', 'given', 'version', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(sql.lit(CONSENTS_SHOWN))
    .execute()

/** How each of them stands. */
export const latestConsents = (db: Db, memberId: string): Promise<ConsentRow[]> =>
  db
    .selectFrom('consent_entry')
    .distinctOn('purpose')
    .select(['purpose', 'given', 'version', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('purpose')
    .orderBy('id', 'desc')
    .execute()
