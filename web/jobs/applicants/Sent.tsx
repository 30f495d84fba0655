import { Download } from 'lucide-react'
import type { OpenedApplicant } from '#contract/applicants.ts'
import room from '../../institutions/Institution.module.css'
import { saveFile } from '../../lib/api/file.ts'
import { pluralize } from '../../lib/count.ts'
import { datesWords } from '../../profile/entries/dates.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { usePostingAct } from '../postings/use-posting-act.ts'
import styles from './Applicants.module.css'

const kinds = { position: 'Work', degree: 'Degrees', training: 'Training' } as const

/** The profile as it was sent on that day, and the CV that came with it. */
export function Sent({ application: { id, sentProfile, cv } }: { application: OpenedApplicant }) {
  const download = usePostingAct(() => saveFile(['applications', 'cv'], { applicationId: id }, cv!.name))
  const { headline, location, currentPosition, hospital, specialty, education, college, languages, experienceYears } = sentProfile
  const experience = experienceYears > 0 && `${pluralize(experienceYears, 'year')} of experience`
  const said = [headline, currentPosition, hospital, specialty, location, experience].filter(Boolean).join(' · ')
  return (
    <Sheet
      bleed
      padded
      title="Profile and CV"
      aside={
        cv && (
          <Button tone="quiet" size="small" busy={download.isPending} onClick={() => download.mutate()}>
            <Download />
            Download CV
          </Button>
        )
      }
    >
      <div className={styles.cv}>
        {said && <p className="ui">{said}</p>}
        {education && <p className="ui">{[education, college].filter(Boolean).join(', ')}</p>}
        {Object.entries(kinds).map(([kind, title]) => (
          <Lines
            key={kind}
            title={title}
            lines={sentProfile.entries
              .filter((entry) => entry.kind === kind)
              .map((entry) => [datesWords(entry), [entry.title, entry.institution, entry.location].filter(Boolean).join(', ')])}
          />
        ))}
        <Lines
          title="Certifications"
          lines={sentProfile.certifications.map(({ title, issuer, year }) => [year, [title, issuer].filter(Boolean).join(', ')])}
        />
        <Lines
          title="Publications"
          lines={sentProfile.publications.map(({ title, journal, year }) => [
            year === null ? '' : String(year),
            [title, journal].filter(Boolean).join('. '),
          ])}
        />
        {languages.length > 0 && <p className="ui">Speaks {languages.join(', ')}</p>}
        {!cv && <p className="meta">No CV was sent.</p>}
        <p className="meta">As it was sent. Only what is marked as proven was checked.</p>
      </div>
    </Sheet>
  )
}

const Lines = ({ title, lines }: { title: string; lines: [when: string, what: string][] }) =>
  lines.length === 0 ? null : (
    <section className={room.stack}>
      <h3>{title}</h3>
      <ul className={styles.cvLines}>
        {lines.map(([when, what]) => (
          <li key={`${when} ${what}`}>
            <span className="muted">{when}</span>
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </section>
  )
