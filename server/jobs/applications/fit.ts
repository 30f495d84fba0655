import type { Affiliation } from '#contract/affiliations.ts'
import type { FitLine, SentProfile } from '#contract/application.ts'
import type { Requirement } from '#contract/posting.ts'
import type { MemberKind } from '#contract/profile.ts'

/** Who a member has proven to be, and where institutions confirm that they work or worked. */
export type Proof = { isRegistered: boolean; checked: string; confirmed: readonly Pick<Affiliation, 'institution' | 'from' | 'to'>[] }

/** A verified doctor or allied professional has proven a registration; a student or researcher something else. */
export const isRegistered = (verified: boolean, kind: MemberKind | null) => verified && (kind === 'doctor' || kind === 'allied')

/**
 * Each line that is asked for beside what the profile says of it and what was checked. It never says that one meets the other: "5 years" and
 * "7 years" stand side by side, and people judge.
 */
export const fitOf = (requirements: readonly Requirement[], profile: SentProfile, proof: Proof): FitLine[] =>
  requirements.map((line) => ({ ...line, says: saysOf(line, profile), proven: provenOf(line, proof) }))

function saysOf({ kind, words }: Requirement, profile: SentProfile): string {
  if (kind === 'qualification')
    return [profile.education, profile.college, ...profile.entries.filter((entry) => entry.kind === 'degree').map(dated)]
      .filter(Boolean)
      .join('; ')
  if (kind === 'experience') return profile.experienceYears > 0 ? years(profile.experienceYears) : ''
  if (kind === 'skill' || kind === 'other') return named(words, profile).join(', ')
  return ''
}

function provenOf({ kind }: Requirement, { isRegistered: isProven, checked, confirmed }: Proof): string {
  if (kind === 'registration') return isProven ? checked : ''
  if (kind === 'experience')
    return confirmed
      .map(({ institution, from, to }) => `${institution.name} confirms ${from.slice(0, 4)}–${to?.slice(0, 4) ?? 'now'}`)
      .join('; ')
  return ''
}

/** An entry as one line: "MD (Medicine), Seth GS, 2019". */
const dated = ({ title, institution, ended }: SentProfile['entries'][number]) =>
  [title, institution, ended === 'present' ? '' : ended?.slice(0, 4)].filter(Boolean).join(', ')

const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`

const WORD = /[\p{L}\p{N}]{4,}/gu
const wordsOf = (text: string) => new Set(text.toLowerCase().match(WORD) ?? [])

/** Languages, trainings and certificates of the profile that share a word with the line. */
function named(words: string, { languages, certifications, entries }: SentProfile): string[] {
  const asked = wordsOf(words)
  const trainings = entries.filter((entry) => entry.kind === 'training').map(dated)
  return [...languages, ...trainings, ...certifications.map(({ title, year }) => `${title}, ${year}`)].filter(
    (entry) => !asked.isDisjointFrom(wordsOf(entry)),
  )
}
