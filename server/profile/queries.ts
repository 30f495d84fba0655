import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { ProfileAudience, ProfileDraft } from '#contract/profile.ts'
import { memberOfHandle, recordConsent, updateMember } from '../account/public.ts'
import { refuseNames } from '../moderation/public.ts'
import type { Db } from '../platform/db/client.ts'
import type { Vault } from '../platform/secrets/vault.ts'
import { relationTo } from '../relations/public.ts'
import { replaceCertifications, replacePublications } from './entries.ts'
import { refuseLines } from './lines.ts'
import { sealPhone } from './phone.ts'
import { updateProfile, type ViewedMember } from './public.ts'
import { shownAs } from './rules.ts'

type Asked = { member?: string | undefined; as?: 'mates' | 'members' | undefined }

/** The member behind a handle as the viewer may see them; the viewer's own profile as somebody else would. Nobody learns of a block. */
export async function findViewedMember(db: Db, viewerId: string, { member, as }: Asked): Promise<ViewedMember> {
  const memberId = member === undefined ? viewerId : await memberOfHandle(db, member)
  if (memberId === undefined) throw new Refusal('NOT_FOUND')
  const relation = await relationTo(db, viewerId, memberId)
  if (relation === 'blocked') throw new Refusal('NOT_FOUND')
  return { memberId, relation: shownAs(relation, as) }
}

/** Counts a look at a profile once a day of India's calendar; true from the look that counted. */
export async function saveView(db: Db, memberId: string, viewerId: string, now: Date) {
  if (memberId === viewerId) return false
  const counted = await db
    .insertInto('profile_view')
    .values({ member_id: memberId, viewer_id: viewerId, created_at: now })
    .onConflict((same) => same.doNothing())
    .returning('day')
    .executeTakeFirst()
  return counted !== undefined
}

/** The version of a profile, which nothing else changes until the transaction ends. */
async function lockProfile(tx: Db, memberId: string) {
  const row = await tx.selectFrom('profile').select('version').where('member_id', '=', memberId).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row.version
}

/** Makes a new version without other changes, and keeps others out until the transaction ends. */
export const startVersion = (tx: Db, memberId: string) =>
  tx.updateTable('profile').set({ version: sql`version + 1`, updated_at: sql`now()` }).where('member_id', '=', memberId).execute()

/** Writes a working copy in one piece, unless the profile was changed since the copy was made. */
export async function saveDraft(tx: Db, vault: Vault, memberId: string, draft: ProfileDraft) {
  const {
    version,
    name,
    headline,
    specialty,
    hospital,
    location,
    bio,
    email,
    phone,
    education,
    currentPosition,
    experienceYears,
    college,
    graduationYear,
    languages,
    interests,
    publications,
    certifications,
    ...forgotten
  } = draft
  if ((await lockProfile(tx, memberId)) !== version) throw new Refusal('PROFILE_CHANGED')
  forgotten satisfies Record<string, never>
  await refuseNames(tx, memberId, { name, hospital })
  await refuseLines(tx, memberId, { headline, specialty, location })
  await updateMember(tx, memberId, { name, headline, specialty, hospital, location })
  await updateProfile(tx, memberId, {
    bio,
    contact_email: email,
    phone_sealed: sealPhone(vault, memberId, phone),
    education,
    current_position: currentPosition,
    experience_years: experienceYears,
    college,
    graduation_year: graduationYear,
    languages: [...new Set(languages)],
    interests: [...new Set(interests)],
  })
  await replacePublications(tx, memberId, publications)
  await replaceCertifications(tx, memberId, certifications)
}

/** Decides who sees what; what is not named stays as it was decided last, wherever that was. */
export async function saveAudience(tx: Db, memberId: string, audience: Partial<ProfileAudience>) {
  const { email, phone, mates, activity, foundByEmail, isPublic, ...forgotten } = audience
  forgotten satisfies Record<string, never>
  if (Object.values(audience).every((part) => part === undefined)) return
  await updateProfile(tx, memberId, {
    email_audience: email,
    phone_audience: phone,
    mates_audience: mates,
    activity_audience: activity,
    found_by_email: foundByEmail,
    public: isPublic,
  })
  if (isPublic !== undefined) await recordConsent(tx, memberId, 'public_page', isPublic)
}
