import { sql } from 'kysely'
import type { DeskInstitutionClaim, InstitutionQueueItem } from '#contract/institution-claims.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import { cursorAtTime, timePositionOf } from '../../platform/db/cursor.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { openedOrNull, sealedLog } from '../../platform/secrets/opened.ts'
import { loadCards } from '../../profile/public.ts'
import { domainOf } from '../../verification/public.ts'
import { findSimilar } from '../pages/list.ts'
import { getPageForDesk, loadInstitutionCards } from '../pages/load.ts'
import { mayDecide, mayOpen, provenParts } from '../rules.ts'
import { concernedIds } from './concerned.ts'
import { loadDocuments } from './documents.ts'
import { type ClaimRow, getClaim, isContested, mailboxOf, ownerIdsOf } from './queries.ts'

/** A page of the desk: waiting claims by what is due first, or decided ones by what was decided last. */
export async function queuePage(
  { db, viewer }: MemberContext,
  show: 'open' | 'decided',
  cursor?: string,
): Promise<Page<InstitutionQueueItem>> {
  const position = cursor === undefined ? undefined : timePositionOf(cursor)
  const isOpenList = show === 'open'
  const by = isOpenList ? sql.ref<Date>('due_at') : sql.ref<Date>('decided_at')
  const rows = await db
    .selectFrom('institution_claim')
    .selectAll()
    .select(sql<string>`${by}::text`.as('at'))
    .where(isOpenList ? sql<boolean>`state = 'waiting'` : sql<boolean>`decided_at is not null`)
    .$if(position !== undefined, (query) =>
      query.where(
        isOpenList
          ? sql<boolean>`(${by}, id) > (${position?.at}::timestamptz, ${position?.id}::uuid)`
          : sql<boolean>`(${by}, id) < (${position?.at}::timestamptz, ${position?.id}::uuid)`,
      ),
    )
    .orderBy(by, isOpenList ? 'asc' : 'desc')
    .orderBy('id', isOpenList ? 'asc' : 'desc')
    .limit(sql.lit(PAGE_SIZE + 1))
    .execute()
  const shown = rows.slice(0, PAGE_SIZE)
  const [members, pages] = await Promise.all([
    loadCards(
      db,
      shown.map(({ member_id }) => member_id),
    ),
    loadInstitutionCards(
      db,
      shown.map(({ institution_id }) => institution_id),
    ),
  ])
  const items: InstitutionQueueItem[] = []
  for (const row of shown) {
    const [member, institution] = [members.get(row.member_id), pages.get(row.institution_id)]
    if (!member || !institution) continue
    const [ownerIds, concerned] = await Promise.all([ownerIdsOf(db, row.institution_id), concernedIds(db, row, viewer.id)])
    items.push({ member, institution, ...showItem(row, { ownerIds, concerned }, viewer.id, new Date()) })
  }
  const last = shown.at(-1)
  return { items, next: rows.length > PAGE_SIZE && last ? cursorAtTime(last) : null }
}

type Around = { ownerIds: readonly string[]; concerned: readonly string[] }

const showItem = (row: ClaimRow, { ownerIds, concerned }: Around, reviewerId: string, now: Date) => ({
  id: row.id,
  state: row.state,
  contested: isContested(row, ownerIds),
  submittedAt: row.submitted_at.toISOString(),
  dueAt: row.due_at?.toISOString() ?? null,
  overdue: row.due_at !== null && row.due_at < now,
  mayDecide: row.state === 'waiting' && mayDecide(reviewerId, concerned),
})

/** One claim with everything a decision needs. */
export async function deskClaim({ db, vault, log, viewer }: MemberContext, claimId: string): Promise<DeskInstitutionClaim> {
  // Before anything is read: what comes meanwhile has not been looked at.
  const read = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const row = await getClaim(db, claimId)
  const pageId = row.institution_id
  const [page, ownerIds, documents, answers, rivals, similar] = await Promise.all([
    getPageForDesk(db, viewer.id, pageId),
    ownerIdsOf(db, pageId),
    loadDocuments(db, vault, sealedLog(log), [claimId]),
    db.selectFrom('institution_claim_answer').selectAll().where('claim_id', '=', claimId).orderBy('at').execute(),
    db
      .selectFrom('institution_claim')
      .select(['id', 'member_id', 'submitted_at'])
      .where('institution_id', '=', pageId)
      .where('state', '=', 'waiting')
      .where('id', '<>', claimId)
      .orderBy('id')
      .limit(sql.lit(PAGE_SIZE))
      .execute(),
    findSimilar(db, pageId),
  ])
  const named = [row, ...answers, ...rivals].map(({ member_id }) => member_id)
  const [members, pages, concerned] = await Promise.all([
    loadCards(db, [...new Set([...named, ...ownerIds])]),
    loadInstitutionCards(db, [pageId]),
    concernedIds(db, row, viewer.id),
  ])
  const mailbox = openedOrNull(sealedLog(log), `institution_claim ${row.id}`, () => mailboxOf(vault, row))
  const kept = documents.get(claimId) ?? []
  return {
    ...showItem(row, { ownerIds, concerned }, viewer.id, new Date()),
    ...{ member: members.get(row.member_id)!, institution: pages.get(pageId)!, page, mailbox },
    mailConfirmed: row.mail_confirmed_at !== null,
    ...{
      position: row.position,
      facilityId: row.facility_id,
      words: row.words,
      documents: kept,
      similar,
      mayOpen: mayOpen(row, viewer.id),
    },
    proven: provenParts({
      name: page.name,
      domain: mailbox && domainOf(mailbox),
      mailConfirmed: row.mail_confirmed_at !== null,
      site: page.website && new URL(page.website).hostname.replace(/^www\./, ''),
      documents: kept.length,
      facilityId: row.facility_id,
    }),
    owners: ownerIds.flatMap((id) => members.get(id) ?? []),
    answers: answers.map(({ member_id, words, at }) => ({ member: members.get(member_id)!, words, at: at.toISOString() })),
    rivals: rivals.map(({ id, member_id, submitted_at }) => ({
      claimId: id,
      member: members.get(member_id)!,
      submittedAt: submitted_at.toISOString(),
    })),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    readAt: read.rows[0]!.at.toISOString(),
  }
}
