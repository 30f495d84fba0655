import type { SentProfile } from '#contract/application.ts'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { checkedOf } from '../checked-as.ts'
import { listEntries } from '../dated/entries.ts'

/** Certifications and papers that a copy kept with an application holds, the newest; a CV holds as many as a profile does. */
const COPIED_MAX = 100
export const CV_MAX = 1000

/** A member's profile as it is now, without address and telephone number: the columns that hold them are not asked for. */
export async function copyProfile(db: Db, memberId: string, most = COPIED_MAX): Promise<SentProfile> {
  const row = await db
    .selectFrom('member')
    .innerJoin('profile', 'profile.member_id', 'member.id')
    .select(['name', 'headline', 'specialty', 'hospital', 'location', 'mark'])
    .select(['current_position', 'experience_years', 'education', 'college', 'graduation_year', 'languages'])
    .where('member.id', '=', memberId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  const entries = (await listEntries(db, memberId)).map(({ id: _, ...entry }) => entry)
  const certifications = await db
    .selectFrom('certification')
    .select(['title', 'issuer', 'year'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const publications = await db
    .selectFrom('publication')
    .select(['title', 'journal', 'year', 'doi'])
    .where('member_id', '=', memberId)
    .orderBy('year', (year) => year.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return {
    ...{ name: row.name, headline: row.headline, specialty: row.specialty, hospital: row.hospital, location: row.location },
    currentPosition: row.current_position,
    experienceYears: row.experience_years,
    ...{ education: row.education, college: row.college, languages: row.languages, entries, certifications, publications },
    graduationYear: row.graduation_year,
    checked: checkedOf(row.mark),
  }
}
