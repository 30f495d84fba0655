import type { SentProfile } from '#contract/application.ts'
import { pluralize } from '../../lib/count.ts'
import styles from './Applications.module.css'

type Entry = SentProfile['entries'][number]
const parts: [kind: Entry['kind'], title: string][] = [
  ['position', 'Work'],
  ['degree', 'Degrees'],
  ['training', 'Training'],
]

/** An applicant's profile as it is sent, to be read like a CV. */
export function SentProfileView({ profile }: { profile: SentProfile }) {
  const { name, headline, specialty, hospital, location, currentPosition, experienceYears, education, college, graduationYear } = profile
  const about = [
    [currentPosition, hospital].filter(Boolean).join(', '),
    experienceYears > 0 && `${pluralize(experienceYears, 'year')} of experience`,
    [education, college, graduationYear].filter(Boolean).join(', '),
    profile.languages.length > 0 && `Speaks ${profile.languages.join(', ')}`,
    profile.checked,
  ]
  return (
    <div className={styles.cv}>
      <div>
        <h3>{name}</h3>
        <p className="meta">{[headline || specialty, location].filter(Boolean).join(' · ')}</p>
      </div>
      {about.some(Boolean) && <ul>{about.map((line) => line && <li key={line}>{line}</li>)}</ul>}
      {parts.map(([kind, title]) => (
        <Part key={kind} title={title} rows={profile.entries.filter((entry) => entry.kind === kind).map(rowOf)} />
      ))}
      <Part title="Certificates" rows={profile.certifications.map(({ title, issuer, year }) => [year, joined(title, issuer)])} />
      <Part
        title="Publications"
        rows={profile.publications.map(({ title, journal, year }) => [year === null ? '' : String(year), joined(title, journal)])}
      />
    </div>
  )
}

type Row = [when: string, what: string]
const joined = (...words: string[]) => words.filter(Boolean).join(', ')

/** "2021–now", and what one was where. */
function rowOf({ started, ended, title, institution }: Entry): Row {
  const [from, to] = [started, ended].map((at) => (at === 'present' ? 'now' : (at?.slice(0, 4) ?? '')))
  return [from && to ? (from === to ? from : `${from}–${to}`) : from || to || '', joined(title, institution)]
}

const Part = ({ title, rows }: { title: string; rows: Row[] }) =>
  rows.length > 0 && (
    <div>
      <h4>{title}</h4>
      <ul className={styles.dated}>
        {rows.map(([when, what]) => (
          <li key={`${when} ${what}`}>
            <span className="muted">{when}</span>
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </div>
  )
