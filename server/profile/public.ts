import { type Insertable, sql, type Updateable } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Page } from '#contract/page.ts'
import type { ActivityItem, Interest, MemberCard, Profile } from '#contract/profile.ts'
import { updateMember } from '../account/public.ts'
import { type ReportTable, refuseNames } from '../moderation/public.ts'
import type { Db } from '../platform/db/client.ts'
import type { Tables } from '../platform/db/tables.ts'
import { imageUrl } from '../platform/files/addresses.ts'
import type { Vault } from '../platform/secrets/vault.ts'
import { notBlocked, type Relation, relationTo } from '../relations/public.ts'
import { refuseLines } from './lines.ts'
import { openPhone, sealPhone } from './phone.ts'
import { isOfDraft } from './rules.ts'

export { checkedAs, checkedOf } from './checked-as.ts'
export { copyProfile } from './cv/copy.ts'
export { makeCv } from './cv/paper.ts'
export { hasLeft } from './dated/left.ts'
export { keyOfPlace, namesOfPlace, places } from './places.ts'
export { askCrossref, type CrossrefWork } from './registers/crossref.ts'
export { oneLine, withoutTags } from './registers/words.ts'
export { type Specialty, specialties } from './specialties.ts'
export { keyOfSpecialty } from './specialty-key.ts'

/** Whose profile is shown, and to what relation. */
export type ViewedMember = { memberId: string; relation: Exclude<Relation, 'blocked'> }

/** What is read across rooms for a profile. Whoever joins the rooms hands it in, because this room may not read later ones. */
export type ProfileReads = {
  counts(db: Db, viewerId: string, viewed: ViewedMember, now: Temporal.ZonedDateTime): Promise<Required<Profile['counts']>>
  /** A page of what a member did; nothing for those who may not see it. */
  activity(db: Db, viewerId: string, viewed: ViewedMember, cursor?: string): Promise<Page<ActivityItem>>
}

/** The post that a member has pinned for everybody to read, if any. */
export type FindPin = (db: Db, memberId: string) => Promise<{ id: string; content: string } | undefined>

/** The cards of these members, all in one question; whoever is not there is not in the map. */
export async function loadCards(db: Db, ids: readonly string[]): Promise<Map<string, MemberCard>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .select(['id', 'handle', 'name', 'headline', 'hospital', 'location', 'avatar_url as avatarUrl', 'verified', 'mark'])
    // One array keeps the statement the same for any number of ids, so that it stays prepared.
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** One member's card. */
export async function getCard(db: Db, id: string): Promise<MemberCard> {
  const card = (await loadCards(db, [id])).get(id)
  if (!card) throw new Refusal('NOT_FOUND')
  return card
}

/** Those of these pictures that are the photo of a member whom the viewer may meet. */
export async function findShownPhotos(db: Db, viewerId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('file')
    .innerJoin('member', 'member.id', 'file.owner_id')
    .select(['file.id', 'member.avatar_url'])
    .where('file.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(notBlocked(viewerId, 'member.id'))
    .execute()
  return rows.flatMap(({ id, avatar_url }) => (avatar_url === imageUrl(id) ? [id] : []))
}

export type ProfileChanges = Omit<Updateable<Tables['profile']>, 'member_id' | 'version' | 'updated_at'>

/**
 * Changes a profile. What a working copy holds makes a new version, so that a copy made before is refused; audiences and setup do not.
 * The row itself is made with the member, by the trigger `member_profile`: none of the many questions that join the two may miss anybody.
 * `profile_language` follows by triggers on profile, `profile_view_count` by triggers on profile_view (docs/decisions/0030-kept-counts.md).
 */
export const updateProfile = (tx: Db, memberId: string, changes: ProfileChanges) =>
  tx
    .updateTable('profile')
    .set(changes)
    .$if(Object.keys(changes).some(isOfDraft), (update) => update.set({ version: sql`version + 1`, updated_at: sql`now()` }))
    .where('member_id', '=', memberId)
    .execute()

/** Takes the page away that anybody on the internet reads of a member. */
export const hidePublicPage = (tx: Db, memberId: string) => updateProfile(tx, memberId, { public: false })

type Basics = { name: string; headline: string; location: string; phone: string | null; bio: string | null }

/** Who a member is: the first step of their setup. */
export async function saveBasics(tx: Db, vault: Vault, memberId: string, { name, headline, location, phone, bio }: Basics) {
  await refuseNames(tx, memberId, { name })
  await refuseLines(tx, memberId, { headline, location })
  await updateMember(tx, memberId, { name, headline, location })
  await updateProfile(tx, memberId, { phone_sealed: sealPhone(vault, memberId, phone), bio: bio ?? '' })
}

type Professional = {
  specialty: string
  experienceYears: number
  currentPosition: string
  hospital: string | null
  education: string
  college: string
  graduationYear: number | null
}

/** What a member does and has learned: the second step. */
export async function saveProfessional(
  tx: Db,
  memberId: string,
  { specialty, hospital, experienceYears, currentPosition, education, college, graduationYear }: Professional,
) {
  await refuseNames(tx, memberId, { hospital })
  await refuseLines(tx, memberId, { specialty })
  await updateMember(tx, memberId, { specialty, hospital: hospital ?? '' })
  const studied = { education, college, graduation_year: graduationYear }
  await updateProfile(tx, memberId, { experience_years: experienceYears, current_position: currentPosition, ...studied })
}

/** Names the college of whoever named none. */
export async function fillCollege(tx: Db, memberId: string, college: string) {
  const named = await tx.selectFrom('profile').select('college').where('member_id', '=', memberId).forUpdate().executeTakeFirst()
  if (named?.college === '') await updateProfile(tx, memberId, { college })
}

/** What a member is interested in: part of the third step. */
export const saveInterests = (tx: Db, memberId: string, interests: readonly Interest[]) =>
  updateProfile(tx, memberId, { interests: [...new Set(interests)] })

/** What a member has entered of themselves, as the setup shows it again. */
export async function loadDetails(db: Db, vault: Vault, memberId: string) {
  const row = await db
    .selectFrom('member')
    .innerJoin('profile', 'profile.member_id', 'member.id')
    .select(['name', 'headline', 'location', 'avatar_url', 'specialty', 'hospital', 'kind'])
    .select(['bio', 'phone_sealed', 'experience_years', 'current_position', 'education', 'college', 'graduation_year', 'interests'])
    .where('member.id', '=', memberId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return {
    name: row.name,
    headline: row.headline,
    location: row.location,
    avatarUrl: row.avatar_url,
    kind: row.kind,
    phone: openPhone(vault, memberId, row.phone_sealed),
    bio: row.bio || null,
    specialty: row.specialty,
    experienceYears: row.experience_years,
    currentPosition: row.current_position,
    hospital: row.hospital || null,
    education: row.education,
    college: row.college,
    graduationYear: row.graduation_year,
    interests: row.interests as Interest[],
  }
}

type Entries = {
  publications: readonly Insertable<Tables['publication']>[]
  certifications: readonly Insertable<Tables['certification']>[]
  views: readonly Insertable<Tables['profile_view']>[]
}

/** Adds entries and views with dates of their own, of members who bring a past with them. */
export async function addPastEntries(tx: Db, { publications, certifications, views }: Entries) {
  await tx.insertInto('publication').values(publications).execute()
  await tx.insertInto('certification').values(certifications).execute()
  await tx.insertInto('profile_view').values(views).execute()
}

/** How a profile is found by whoever reports it. */
export const profileReports = {
  profile: async (db, viewerId, memberId) => {
    const card = (await loadCards(db, [memberId])).get(memberId)
    if (!card || (await relationTo(db, viewerId, memberId)) === 'blocked') return undefined
    return { place: card.handle, aboutId: memberId, quoted: [card.name, card.headline, card.hospital].filter(Boolean).join(', ') }
  },
} satisfies Partial<ReportTable>
