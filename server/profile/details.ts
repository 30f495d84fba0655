import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Interest } from '#contract/profile.ts'
import type { Db } from '../platform/db/client.ts'
import type { Vault } from '../platform/vault.ts'

export type Basics = { name: string; headline: string; location: string; phone: string | null; bio: string | null }
export type Professional = {
  specialty: string
  experienceYears: number
  currentPosition: string
  hospital: string | null
  education: string
}

// A number that was copied to another member's row would not open there.
const phonePlace = (memberId: string) => `profile phone ${memberId}`

/** A phone number as it is stored. */
export const sealPhone = (vault: Vault, memberId: string, phone: string | null) => (phone ? vault.seal(phone, phonePlace(memberId)) : null)

/** A stored phone number; null when there is none. */
export const openPhone = (vault: Vault, memberId: string, sealed: Buffer | null) =>
  sealed && vault.open(sealed, phonePlace(memberId)).toString()

/** Who a member is: the first step of their setup. */
export async function saveBasics(tx: Db, vault: Vault, memberId: string, { name, headline, location, phone, bio }: Basics) {
  await saveMember(tx, memberId, { name, headline, location })
  await saveProfile(tx, memberId, { phone_sealed: sealPhone(vault, memberId, phone), bio: bio ?? '' })
}

/** What a member does and has learned: the second step. */
export async function saveProfessional(
  tx: Db,
  memberId: string,
  { specialty, hospital, experienceYears, currentPosition, education }: Professional,
) {
  await saveMember(tx, memberId, { specialty, hospital: hospital ?? '' })
  await saveProfile(tx, memberId, { experience_years: experienceYears, current_position: currentPosition, education })
}

/** What a member is interested in: part of the third step. */
export const saveInterests = (tx: Db, memberId: string, interests: readonly Interest[]) =>
  saveProfile(tx, memberId, { interests: [...new Set(interests)] })

/** What a member has told of themselves, as the setup shows it again. */
export async function loadDetails(db: Db, vault: Vault, memberId: string) {
  const row = await db
    .selectFrom('member')
    .innerJoin('profile', 'profile.member_id', 'member.id')
    .select(['name', 'headline', 'location', 'avatar_url', 'specialty', 'hospital', 'kind'])
    .select(['bio', 'phone_sealed', 'experience_years', 'current_position', 'education', 'interests'])
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
    interests: row.interests as Interest[],
  }
}

type MemberWords = { name?: string; headline?: string; location?: string; specialty?: string; hospital?: string }

/** Writes what stands on a member's card. */
export const saveMember = (tx: Db, memberId: string, words: MemberWords) =>
  tx.updateTable('member').set(words).where('id', '=', memberId).execute()

type ProfileWords = Partial<{
  bio: string
  contact_email: string
  phone_sealed: Buffer | null
  experience_years: number
  current_position: string
  education: string
  college: string
  graduation_year: number | null
  languages: string[]
  interests: string[]
}>

/** Writes what stands on a member's profile. Every change makes a new version. */
export const saveProfile = (tx: Db, memberId: string, words: ProfileWords) =>
  tx
    .updateTable('profile')
    .set({ ...words, version: sql`version + 1`, updated_at: sql`now()` })
    .where('member_id', '=', memberId)
    .execute()
