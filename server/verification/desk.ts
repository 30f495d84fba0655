import { type RawBuilder, sql } from 'kysely'
import type { DeskClaim, QueueItem } from '#contract/claim.ts'
import { councils } from '#contract/councils.ts'
import { Refusal } from '#contract/errors.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Db } from '../platform/db/client.ts'
import type { Vault } from '../platform/vault.ts'
import { loadCards } from '../profile/card.ts'
import { type ClaimRow, findRivals, getClaim, openProof } from './claims.ts'
import { loadEntries } from './entries.ts'
import { loadEvidence } from './evidence.ts'
import { warningsFor } from './formats.ts'
import { holderOf, isOpen, LOCK_MS, mayDecide } from './rules.ts'

export type Show = 'open' | 'mine' | 'asked' | 'disputed' | 'appeals' | 'decided'

const waiting = sql<boolean>`claim.state in ('waiting', 'in_review')`

/** Which claims each list holds, and the moment they stand by in it. A claim whose member was asked has no clock. */
const lists: Record<Show, { holds: RawBuilder<boolean>; by: 'due_at' | 'submitted_at' | 'decided_at' }> = {
  open: { holds: waiting, by: 'due_at' },
  mine: { holds: sql`claim.state in ('waiting', 'in_review', 'more_needed')`, by: 'submitted_at' },
  asked: { holds: sql`claim.state = 'more_needed'`, by: 'submitted_at' },
  disputed: { holds: sql`${waiting} and claim.disputed`, by: 'due_at' },
  appeals: { holds: sql`${waiting} and claim.appeal_of is not null`, by: 'due_at' },
  decided: { holds: sql`claim.decided_at is not null`, by: 'decided_at' },
}

/** A page of the desk: open claims by what is due or was handed in first, decided ones by what was decided last. */
export async function queuePage(db: Db, reviewerId: string, show: Show, cursor?: string): Promise<Page<QueueItem>> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const { holds, by } = lists[show]
  const decided = show === 'decided'
  const moment = sql.ref<Date>(`claim.${by}`)
  const rows = await db
    .selectFrom('claim')
    .leftJoin('claim as appealed', 'appealed.id', 'claim.appeal_of')
    .selectAll('claim')
    .select('appealed.decided_by as appealed_from')
    .select(sql<string>`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('key'))
    .where(holds)
    .$if(show === 'mine', (query) =>
      query.where('claim.locked_by', '=', reviewerId).where('claim.locked_at', '>', new Date(Date.now() - LOCK_MS)),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        decided
          ? sql<boolean>`(${moment}, claim.id) < (${after?.key}::timestamptz, ${after?.id}::uuid)`
          : sql<boolean>`(${moment}, claim.id) > (${after?.key}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(moment, decided ? 'desc' : 'asc')
    .orderBy('claim.id', decided ? 'desc' : 'asc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const shown = rows.slice(0, PAGE_SIZE)
  const cards = await loadCards(
    db,
    shown.map((row) => row.member_id),
  )
  const items = shown.flatMap((row) => {
    const member = cards.get(row.member_id)
    return member ? [{ ...showItem(row, reviewerId), member }] : []
  })
  const last = shown.at(-1)
  return { items, next: rows.length > PAGE_SIZE && last ? Buffer.from(`${last.key} ${last.id}`).toString('base64url') : null }
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([0-9a-f-]{36})$/

function readCursor(cursor: string) {
  const [, key, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!key || !id) throw new Refusal('BAD_INPUT', { issues: [{ path: 'cursor', message: 'This is not the start of a page.' }] })
  return { key, id }
}

function showItem(claim: ClaimRow, reviewerId: string, now = new Date()): Omit<QueueItem, 'member'> {
  const holder = holderOf(claim, now)
  return {
    id: claim.id,
    kind: claim.kind,
    proof: claim.proof,
    state: claim.state,
    submittedAt: claim.submitted_at.toISOString(),
    dueAt: claim.due_at?.toISOString() ?? null,
    late: claim.due_at !== null && claim.due_at < now,
    disputed: claim.disputed,
    isAppeal: claim.appeal_of !== null,
    lockedBy: holder === null ? null : holder === reviewerId ? 'me' : 'another',
  }
}

/** One claim with everything that a decision needs. */
export async function deskClaim(db: Db, vault: Vault, reviewerId: string, claimId: string): Promise<DeskClaim> {
  const claim = await getClaim(db, claimId)
  const proof = openProof(vault, claim)
  const [account, entries, evidence, lookUps, rivals] = await Promise.all([
    db.selectFrom('account').select('email').where('member_id', '=', claim.member_id).executeTakeFirst(),
    loadEntries(db, [claimId], true),
    loadEvidence(db, vault, [claimId]),
    db.selectFrom('register_look_up').select(['at', 'answer']).where('claim_id', '=', claimId).orderBy('id', 'desc').limit(20).execute(),
    findRivals(db, claim.mark, claim.member_id),
  ])
  const cards = await loadCards(db, [claim.member_id, ...rivals.map(({ member_id }) => member_id)])
  return {
    ...showItem(claim, reviewerId),
    member: cards.get(claim.member_id)!,
    claim: proof,
    councilName: proof.proof === 'registration' ? (councils.find(({ id }) => id === proof.council)?.name ?? null) : null,
    email: account?.email ?? '',
    mailConfirmed: claim.mail_confirmed_at !== null,
    warnings: warningsFor(proof),
    evidence: evidence.get(claimId) ?? [],
    history: entries.get(claimId) ?? [],
    lookUps: lookUps.map(({ at, answer }) => ({ ...answer, at: at.toISOString() })),
    rivals: rivals.flatMap(({ id, member_id, state }) => {
      const member = cards.get(member_id)
      return member ? [{ claimId: id, member, state }] : []
    }),
    mayDecide: (isOpen(claim.state) || claim.state === 'approved') && mayDecide(claim, reviewerId),
  }
}
