import { type Handle, people, personOf } from '#sample/people.ts'
import { certificates, papers, profiles } from '#sample/profiles.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import { saveMember, saveProfile } from '../profile/details.ts'

const DAY_MS = 24 * 3600_000

const kinds = { doctor: 'doctor', student: 'student', nurse: 'allied', pharmacist: 'allied', researcher: 'researcher' } as const

/** What the sample people say of themselves, their papers and certifications. */
export async function saveProfiles(tx: Db, now: Date) {
  for (const { id, handle, location, kind } of people) {
    const said = profiles.get(handle)
    if (!said) continue
    await saveMember(tx, id, { location: `${location}, ${said.state}` })
    await tx.updateTable('member').set({ kind: kinds[kind] }).where('id', '=', id).execute()
    await saveProfile(tx, id, {
      bio: said.bio,
      current_position: said.currentPosition,
      education: said.education,
      college: said.college,
      graduation_year: said.graduationYear,
      experience_years: said.experienceYears,
      languages: said.languages,
      interests: said.interests,
    })
  }
  await tx
    .insertInto('publication')
    .values(papers.map(({ by, ...paper }, at) => ({ ...paper, ...entryOf(by, now, 3 + at * 4) })))
    .execute()
  await tx
    .insertInto('certification')
    .values(certificates.map(({ of, ...certificate }, at) => ({ ...certificate, ...entryOf(of, now, 2 + at * 5) })))
    .execute()
}

function entryOf(handle: Handle, now: Date, daysAgo: number) {
  const at = now.getTime() - daysAgo * DAY_MS
  return { id: newId(at), member_id: personOf(handle).id, created_at: new Date(at) }
}
