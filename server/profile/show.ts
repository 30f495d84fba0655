import { Refusal } from '#contract/errors.ts'
import type { Interest, Profile } from '#contract/profile.ts'
import type { Db } from '../platform/db/client.ts'
import type { Vault } from '../platform/secrets/vault.ts'
import { maySee } from '../relations/public.ts'
import { listEntries } from './dated/entries.ts'
import { listCertifications, listPublications } from './entries.ts'
import { openPhone } from './phone.ts'
import { getCard, type ProfileReads, type ViewedMember } from './public.ts'

/** A profile for somebody so near. This is the one place that leaves out what they may not see. */
export async function showProfile(
  { db, vault, counts: countsOf }: { db: Db; vault: Vault; counts: ProfileReads['counts'] },
  viewerId: string,
  { memberId, relation }: ViewedMember,
  now: Temporal.ZonedDateTime,
): Promise<Profile> {
  const [card, row, counts, entries, publications, certifications] = await Promise.all([
    getCard(db, memberId),
    getRow(db, memberId),
    countsOf(db, viewerId, { memberId, relation }, now),
    listEntries(db, memberId),
    listPublications(db, memberId),
    listCertifications(db, memberId),
  ])
  const audience = {
    email: row.email_audience,
    phone: row.phone_audience,
    mates: row.mates_audience,
    activity: row.activity_audience,
    foundByEmail: row.found_by_email,
    isPublic: row.public,
  }
  return {
    card,
    kind: row.kind,
    marks: row.marks,
    specialty: row.specialty,
    joinedAt: row.created_at.toISOString(),
    relation,
    bio: row.bio,
    contact: {
      email: maySee(relation, audience.email) ? row.contact_email || row.email : null,
      phone: maySee(relation, audience.phone) ? openPhone(vault, memberId, row.phone_sealed) : null,
    },
    details: {
      education: row.education,
      currentPosition: row.current_position,
      experienceYears: row.experience_years,
      college: row.college,
      graduationYear: row.graduation_year,
      languages: row.languages,
    },
    interests: row.interests as Interest[],
    counts: {
      ...counts,
      profileViews: relation === 'self' ? counts.profileViews : null,
      mates: maySee(relation, audience.mates) ? counts.mates : null,
    },
    entries,
    publications,
    certifications,
    showsActivity: maySee(relation, audience.activity),
    own: relation === 'self' ? { version: row.version, signInEmail: row.email ?? '', audience } : null,
  }
}

async function getRow(db: Db, memberId: string) {
  const row = await db
    .selectFrom('profile')
    .innerJoin('member', 'member.id', 'profile.member_id')
    // People of the sample community have no account.
    .leftJoin('account', 'account.member_id', 'profile.member_id')
    .selectAll('profile')
    .select(['member.kind', 'member.marks', 'member.specialty', 'member.created_at', 'account.email'])
    .where('profile.member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}
