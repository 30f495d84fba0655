import { Check, Ellipsis, Flag, Link2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Posting } from '#contract/posting.ts'
import { nounOf, pageOf } from '../../institutions/words.ts'
import { formatCount } from '../../lib/count.ts'
import { onDay } from '../../lib/dates.ts'
import { Link } from '../../lib/router.tsx'
import { useSession } from '../../lib/session.ts'
import { InstitutionGlyph } from '../../ui/art/glyphs.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { part } from '../../ui/later.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import { ToggleHeldUp } from '../../ui/toggle/ToggleHeldUp.tsx'
import { cityOf, experienceOf, payOf, workTypeName } from '../card-words.ts'
import { changeWords } from '../change-words.ts'
import { Marks, SaveButton } from '../JobCard.tsx'
import { saveJob } from '../save-job.ts'
import { closeWords, recordWords } from '../words.ts'
import { copyJobLink } from './copy-job-link.ts'
import styles from './Detail.module.css'
import { factsOf } from './facts.ts'

const Fit = part(async () => ({ default: (await import('./Fit.tsx')).Fit }))
const ReportDialog = part(() => import('../../moderation/ReportDialog.tsx'))

/** What is said of a job. */
export function JobDetail({ posting }: { posting: Posting }) {
  const { signedIn } = useSession()
  const musts = posting.requirements.filter(({ strictness }) => strictness === 'must')
  const helpful = posting.requirements.filter(({ strictness }) => strictness === 'helpful')
  const facts = factsOf(posting)
  return (
    <>
      <Head posting={posting} />
      <Standing posting={posting} />
      <dl className={styles.strip}>
        <Reading label="Pay" value={payOf(posting)} />
        <Reading label="Type" value={workTypeName(posting.workType)} />
        <Reading label="Experience" value={experienceOf(posting)} />
        <Reading label="Applicants" value={formatCount(posting.applicants)} />
      </dl>
      <p className={styles.marks}>
        <Marks posting={posting} />
        {posting.companySize && <Badge>{posting.companySize}</Badge>}
        {posting.industry && <Badge>{posting.industry}</Badge>}
        {posting.postedAt && (
          <Badge>
            <span>
              Posted <Ago at={posting.postedAt} />
            </span>
          </Badge>
        )}
      </p>
      <Record posting={posting} />
      {posting.description && (
        <section className={styles.part}>
          <h3>About the post</h3>
          <p className={styles.words}>{posting.description}</p>
        </section>
      )}
      {posting.requirements.length > 0 && (
        <section className={styles.part}>
          <h3>Requirements</h3>
          <Ticks lines={musts.map(({ words }) => words)} />
          {helpful.length > 0 && <p className="ui muted">Helpful: {helpful.map(({ words }) => words).join('; ')}</p>}
        </section>
      )}
      {posting.benefits.length > 0 && (
        <section className={styles.part}>
          <h3>Benefits</h3>
          <Ticks lines={posting.benefits} />
        </section>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([label, words]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      <Suspense>{signedIn && !posting.mayManage && posting.requirements.length > 0 && <Fit postingId={posting.id} />}</Suspense>
      <p className="ui muted">Nobody may ask you for money, Aadhaar or bank details before an offer.</p>
    </>
  )
}

/** Who offers it, and what may be done with it besides applying. */
function Head({ posting }: { posting: Posting }) {
  const { signedIn } = useSession()
  const [reporting, setReporting] = useState(false)
  const { institution } = posting
  const place = [cityOf(posting), posting.isRemote ? '' : posting.state].filter(Boolean).join(', ')
  const items = [
    { label: 'Copy link', icon: <Link2 />, onSelect: () => void copyJobLink(posting) },
    { label: 'Report this job', icon: <Flag />, onSelect: () => setReporting(true) },
  ]
  return (
    <div className={styles.head}>
      <Avatar id={institution.id} name={institution.name} kind="organisation" />
      <div>
        <p>{signedIn ? <Link to={pageOf(institution.id)}>{institution.name}</Link> : <b>{institution.name}</b>}</p>
        <p className="ui muted">{place}</p>
        {institution.verified && (
          <p className={styles.mark}>
            <InstitutionGlyph />
            Posted by the {nounOf[institution.kind]} itself
          </p>
        )}
        <ToggleHeldUp toggle={saveJob} id={posting.id} />
      </div>
      <SaveButton posting={posting} />
      {signedIn && <Menu label={`More for ${posting.title}`} icon={<Ellipsis />} items={items} />}
      <Suspense>{reporting && <ReportDialog kind="posting" subjectId={posting.id} onClose={() => setReporting(false)} />}</Suspense>
    </div>
  )
}

/** Whether it is open still, and what was changed since it was posted. */
function Standing({ posting }: { posting: Posting }) {
  const { postingState, closedAt, changes, institution, isRepost, mayManage } = posting
  return (
    <>
      {postingState === 'closed' && (
        <Note>
          <b>This job is closed{closedAt && ` since ${onDay(closedAt)}`}.</b> {closeWords(posting)}.
        </Note>
      )}
      {postingState === 'published' && !institution.verified && (
        <Note>
          <b>This {nounOf[institution.kind]} is not verified at the moment.</b> The job takes no applications until a reviewer has verified
          it again.
        </Note>
      )}
      {mayManage && <Note>You recruit for this institution, so somebody else has to apply.</Note>}
      {isRepost && <Note>The same job was offered in the same city within the last 180 days.</Note>}
      {changes.length > 0 && (
        <Note>
          <ul>
            {changes.map((change) => (
              <li key={change.version}>
                Changed on {onDay(change.at)}. {changeWords(change)}.
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  )
}

const Reading = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

/** How this institution answers, with the number that stands behind it. */
function Record({ posting: { answerRecord, institution } }: { posting: Posting }) {
  const record = recordWords(answerRecord)
  if (!record) return null
  return (
    <p className={styles.record}>
      <span>
        This {nounOf[institution.kind]} answers <b>{record.answers}</b>
      </span>
      {record.within && (
        <span>
          Half within <b>{record.within}</b>
        </span>
      )}
      <span className="muted">From {record.basis} of the last year</span>
    </p>
  )
}

const Ticks = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <ul className={styles.ticks}>
      {lines.map((line) => (
        <li key={line}>
          <Check />
          {line}
        </li>
      ))}
    </ul>
  )
