import { Refusal } from '#contract/errors.ts'
import type { ProfileAudience, ProfileDraft } from '#contract/profile.ts'
import type { Db } from '../platform/db/client.ts'
import type { Vault } from '../platform/vault.ts'
import { saveMember, saveProfile, sealPhone } from './details.ts'
import { replaceCertifications, replacePublications } from './entries.ts'

/** The version of a profile, which nothing else changes until the transaction ends. */
async function lockProfile(tx: Db, memberId: string) {
  const row = await tx.selectFrom('profile').select('version').where('member_id', '=', memberId).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row.version
}

/** Writes a working copy in one piece, unless the profile was changed since the copy was made. */
export async function saveDraft(tx: Db, vault: Vault, memberId: string, draft: ProfileDraft) {
  if ((await lockProfile(tx, memberId)) !== draft.version) throw new Refusal('PROFILE_CHANGED')
  const { name, headline, specialty, hospital, location } = draft
  await saveMember(tx, memberId, { name, headline, specialty, hospital, location })
  await saveProfile(tx, memberId, {
    bio: draft.bio,
    contact_email: draft.email,
    phone_sealed: sealPhone(vault, memberId, draft.phone),
    education: draft.education,
    current_position: draft.currentPosition,
    experience_years: draft.experienceYears,
    college: draft.college,
    graduation_year: draft.graduationYear,
    languages: [...new Set(draft.languages)],
    interests: [...new Set(draft.interests)],
  })
  await replacePublications(tx, memberId, draft.publications)
  await replaceCertifications(tx, memberId, draft.certifications)
}

/** Decides who sees what. */
export const saveAudience = (db: Db, memberId: string, audience: ProfileAudience) =>
  db
    .updateTable('profile')
    .set({
      email_audience: audience.email,
      phone_audience: audience.phone,
      mates_audience: audience.mates,
      activity_audience: audience.activity,
      found_by_email: audience.foundByEmail,
      public: audience.isPublic,
    })
    .where('member_id', '=', memberId)
    .execute()
