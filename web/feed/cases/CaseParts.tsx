import { casePartWords, consentWords, patientLine } from '#contract/case-words.ts'
import type { PostCase } from '#contract/cases.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { MarkedText } from '../text/MarkedText.tsx'
import styles from './Cases.module.css'

const shown = ['presentation', 'findings', 'course', 'question'] as const

type CasePartsProps = { said: PostCase; mentioned: readonly string[] }

/** A case in its parts, with what its author states about consent. Nobody checked that, and nothing here says so. */
export default function CaseParts({ said, mentioned }: CasePartsProps) {
  const { consent } = said
  const patient = patientLine(said)
  return (
    <div className={styles.case}>
      <p className="meta">
        <Badge tone="line">Case</Badge> {said.specialty}
        {patient && ` · ${patient}`}
      </p>
      {shown
        .filter((part) => said[part] !== '')
        .map((part) => (
          <section key={part}>
            <h3>{casePartWords[part]}</h3>
            <MarkedText text={said[part]} mentioned={mentioned} />
          </section>
        ))}
      <p className={styles.stated}>The author states that {consentWords[consent.version]?.[consent.statement].told}</p>
    </div>
  )
}
