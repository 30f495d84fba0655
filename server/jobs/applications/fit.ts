import type { Affiliation } from '#contract/affiliations.ts'
import type { FitLine, SentProfile } from '#contract/application.ts'
import type { Requirement } from '#contract/posting.ts'
import { meets, type Registration, registrationWords } from './registration.ts'

/** What was checked of a member, and where institutions confirm that they work or worked. */
export type Proof = {
  registration: Registration | null
  /** What the mark of their profile says. */
  mark: string
  confirmed: readonly Pick<Affiliation, 'institution' | 'from' | 'to'>[]
}
type Asked = { requirements: readonly Requirement[]; council: string | null }

/**
 * Each line that is asked for beside what the profile says of it, and what was checked for that very line: a registration of the council that
 * is asked for, and nothing else. Somebody confirmed to work somewhere has not proven how long they did what. It never says that one meets the
 * other: "5 years" and "7 years" stand side by side, and people judge.
 */
export const fitOf = ({ requirements, council }: Asked, profile: SentProfile, proof: Proof): FitLine[] =>
  requirements.map((line) => {
    const held = line.kind === 'registration' && proof.registration
    if (!held) return { ...line, says: saysOf(line, profile, proof), proven: '' }
    const words = registrationWords(held, proof.mark)
    return meets(line, council, held.council) ? { ...line, says: '', proven: words } : { ...line, says: words, proven: '' }
  })

function saysOf({ kind, words }: Requirement, profile: SentProfile, { confirmed }: Proof): string {
  if (kind === 'qualification')
    return [profile.education, profile.college, ...profile.entries.filter((entry) => entry.kind === 'degree').map(dated)]
      .filter(Boolean)
      .join('; ')
  if (kind === 'experience')
    return [profile.experienceYears > 0 ? years(profile.experienceYears) : '', ...confirmed.map(confirmedWords)].filter(Boolean).join('; ')
  if (kind === 'skill' || kind === 'other') return named(words, profile).join(', ')
  return ''
}

const confirmedWords = ({ institution, from, to }: Proof['confirmed'][number]) =>
  `${institution.name} confirms ${from.slice(0, 4)}–${to?.slice(0, 4) ?? 'now'}`

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
