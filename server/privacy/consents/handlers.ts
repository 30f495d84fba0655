import type { ConsentEntry, consents } from '#contract/consents.ts'
import { Refusal } from '#contract/errors.ts'
import type { InputOf } from '#contract/route.ts'
import { recordConsent } from '../../account/public.ts'
import { stopDigests, stopPush } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { hidePublicPage } from '../../profile/public.ts'
import { type ConsentRow, latestConsents, listConsents } from './queries.ts'

type Optional = InputOf<typeof consents.withdraw>['purpose']

/** What each consent was given for, switched off. */
const ends: Record<Optional, (tx: Db, memberId: string) => Promise<unknown>> = {
  digests: stopDigests,
  public_page: hidePublicPage,
  push: stopPush,
}

const show = ({ at, ...entry }: ConsentRow): ConsentEntry => ({ ...entry, at: at.toISOString() })

async function logOf(db: Db, memberId: string) {
  const [now, items] = await Promise.all([latestConsents(db, memberId), listConsents(db, memberId)])
  return { now: now.map(show), items: items.map(show) }
}

export const consentHandlers = {
  list: (_nothing: unknown, { db, viewer }: MemberContext) => logOf(db, viewer.id),

  withdraw: async ({ purpose }: InputOf<typeof consents.withdraw>, { db, viewer }: MemberContext) => {
    const given = (await latestConsents(db, viewer.id)).some((one) => one.purpose === purpose && one.given)
    if (!given) throw new Refusal('NOT_FOUND')
    await db.transaction().execute(async (tx) => {
      await ends[purpose](tx, viewer.id)
      await recordConsent(tx, viewer.id, purpose, false)
    })
    return logOf(db, viewer.id)
  },
}
