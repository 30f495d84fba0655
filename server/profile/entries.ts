import type { Certification, CertificationDraft, Publication, PublicationDraft } from '#contract/credentials.ts'
import type { ProfileDraft } from '#contract/profile.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import { newPublications } from './rules.ts'

/** A member's papers, the latest first. */
export function listPublications(db: Db, memberId: string): Promise<Publication[]> {
  return db
    .selectFrom('publication')
    .select(['id', 'title', 'journal', 'authors', 'year', 'doi', 'citations'])
    .where('member_id', '=', memberId)
    .orderBy('year', (year) => year.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute()
}

/** A member's certifications, the latest added first. */
export function listCertifications(db: Db, memberId: string): Promise<Certification[]> {
  return db
    .selectFrom('certification')
    .select(['id', 'title', 'issuer', 'year'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .execute()
}

/** A paper as it is written, whoever's it is. */
function paperOf({ title, journal, authors, year, doi, citations, ...forgotten }: PublicationDraft) {
  forgotten satisfies Record<string, never>
  return { title, journal, authors, year, doi, citations }
}

function certificateOf({ title, issuer, year, ...forgotten }: CertificationDraft) {
  forgotten satisfies Record<string, never>
  return { title, issuer, year }
}

/** Adds papers; one that stands there already is skipped. Start a new version before, which keeps others out. */
export async function addPublications(tx: Db, memberId: string, drafts: readonly PublicationDraft[]) {
  const fresh = newPublications(await listPublications(tx, memberId), drafts)
  if (fresh.length > 0) {
    await tx
      .insertInto('publication')
      .values(fresh.map((draft) => ({ ...paperOf(draft), id: newId(), member_id: memberId })))
      .execute()
  }
  return { added: fresh.length, skipped: drafts.length - fresh.length }
}

/** Adds a certification; the very same one again, as after an answer that was lost, is the one that stands. Start a new version before. */
export async function addCertification(tx: Db, memberId: string, draft: CertificationDraft): Promise<Certification> {
  const { title, issuer, year } = certificateOf(draft)
  const present = await listCertifications(tx, memberId)
  const same = present.find((one) => one.title === title && one.issuer === issuer && one.year === year)
  if (same) return same
  const certification = { title, issuer, year, id: newId() }
  await tx
    .insertInto('certification')
    .values({ ...certification, member_id: memberId })
    .execute()
  return certification
}

/** Makes a member's papers those of the working copy. All rows are written anew, so that two may trade their DOIs. */
export async function replacePublications(tx: Db, memberId: string, drafts: ProfileDraft['publications']) {
  const removed = await tx.deleteFrom('publication').where('member_id', '=', memberId).returning(['id', 'created_at']).execute()
  const rows = drafts.map(({ id, ...paper }) => ({ ...paperOf(paper), ...identityOf(removed, id), member_id: memberId }))
  if (rows.length > 0) await tx.insertInto('publication').values(rows).execute()
}

/** Makes a member's certifications those of the working copy. */
export async function replaceCertifications(tx: Db, memberId: string, drafts: ProfileDraft['certifications']) {
  const removed = await tx.deleteFrom('certification').where('member_id', '=', memberId).returning(['id', 'created_at']).execute()
  const rows = drafts.map(({ id, ...certificate }) => ({ ...certificateOf(certificate), ...identityOf(removed, id), member_id: memberId }))
  if (rows.length > 0) await tx.insertInto('certification').values(rows).execute()
}

/** An entry keeps its id and its date; any other id is one that the member made up or that is gone, so the entry is new. */
const identityOf = (removed: readonly { id: string; created_at: Date }[], id: string | undefined) =>
  removed.find((row) => row.id === id) ?? { id: newId(), created_at: new Date() }
