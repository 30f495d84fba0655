import { casePartWords, consentWords, patientLine } from '#contract/case-words.ts'
import type { PostCase } from '#contract/cases.ts'
import type { Id } from '#contract/page.ts'
import { Link } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { addressOf } from '../post/naming.ts'
import { MarkedText } from '../text/MarkedText.tsx'
import { CasePictures } from './CasePictures.tsx'
import styles from './Cases.module.css'
import { Outcome } from './Outcome.tsx'

const shown = ['presentation', 'findings', 'course', 'question'] as const

type CasePartsProps = { postId: Id; said: PostCase; mentioned: readonly string[] }

/** A case in its parts, with what its author states about consent. Nobody checked that, and nothing here says so. */
export default function CaseParts({ postId, said, mentioned }: CasePartsProps) {
  const { consent, outcome } = said
  const patient = patientLine(said)
  return (
    <div className={styles.case}>
      <p className="meta">
        <Badge tone="line">{outcome ? 'Solved case' : 'Case'}</Badge> {said.specialty}
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
      {said.pictures.length > 0 && <CasePictures postId={postId} pictures={said.pictures} />}
      {outcome && <Outcome {...outcome} />}
      {said.continues && <Neighbour label="Goes on with" to={said.continues} />}
      {said.continuedBy.map((each) => (
        <Neighbour key={each.postId} label="Goes on in" to={each} />
      ))}
      <p className={styles.stated}>The author states that {consentWords[consent.version]?.[consent.statement].asReported}</p>
    </div>
  )
}

/** Another case of the same author, before this one or after it. */
const Neighbour = ({ label, to }: { label: string; to: { postId: Id; question: string } }) => (
  <p className="meta">
    {label} <Link to={addressOf(to.postId)}>{to.question}</Link>
  </p>
)
