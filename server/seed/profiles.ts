import { type Handle, people, personOf } from '#sample/people.ts'
import { certificates, papers, profiles } from '#sample/profiles.ts'
import { updateMember } from '../account/public.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import { addPastEntries, updateProfile } from '../profile/public.ts'
import { viewsUntil } from './visits.ts'

const DAY_MS = 24 * 3600_000

const kinds = { doctor: 'doctor', student: 'student', nurse: 'allied', pharmacist: 'allied', researcher: 'researcher' } as const

/** What the sample people say of themselves, their papers and certifications, and who looked at them. */
export async function saveProfiles(tx: Db, now: Date) {
  for (const { id, handle, location, kind } of people) {
    const details = profiles.get(handle)
    if (!details) continue
    await updateMember(tx, id, { location: `${location}, ${details.state}`, kind: kinds[kind] })
    await updateProfile(tx, id, {
      bio: details.bio,
      current_position: details.currentPosition,
      education: details.education,
      college: details.college,
      graduation_year: details.graduationYear,
      experience_years: details.experienceYears,
      languages: details.languages,
      interests: details.interests,
    })
  }
  await addPastEntries(tx, {
    publications: papers.map(({ by, ...paper }, at) => ({ ...paper, ...entryOf(by, now, 3 + at * 4) })),
    certifications: certificates.map(({ of, ...certificate }, at) => ({ ...certificate, ...entryOf(of, now, 2 + at * 5) })),
    views: viewsUntil(now),
  })
}

function entryOf(handle: Handle, now: Date, daysAgo: number) {
  const at = now.getTime() - daysAgo * DAY_MS
  return { id: newId(at), member_id: personOf(handle).id, created_at: new Date(at) }
}
