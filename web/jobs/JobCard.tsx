import { Bookmark, HouseWifi, Zap } from 'lucide-react'
import type { PostingCard } from '#contract/posting.ts'
import { pluralize } from '../lib/count.ts'
import { Link } from '../lib/router.tsx'
import { Badge } from '../ui/badge/Badge.tsx'
import { IconButton } from '../ui/button/IconButton.tsx'
import { Avatar } from '../ui/person/Avatar.tsx'
import { Ago } from '../ui/text/Ago.tsx'
import { ToggleHeldUp } from '../ui/toggle/ToggleHeldUp.tsx'
import { useToggle } from '../ui/toggle/use-toggle.ts'
import { companyLine, experienceOf, payOf, workTypeName } from './card-words.ts'
import styles from './JobCard.module.css'
import { saveJob } from './save-job.ts'
import { statusName, statusTones } from './words.ts'

/** A job in a list; all of it leads to `to`, `above` the page where that is the board. */
export const JobCard = ({ posting, to, above = false }: { posting: PostingCard; to: string; above?: boolean }) => (
  <article className={styles.card} aria-label={posting.title}>
    <Avatar id={posting.institution.id} name={posting.institution.name} kind="organisation" />
    <div className={styles.said}>
      <div className={styles.top}>
        <div>
          <h2>
            <Link to={to} above={above}>
              {posting.title}
            </Link>
          </h2>
          <p className="ui muted">{companyLine(posting)}</p>
        </div>
        <SaveButton posting={posting} />
      </div>
      <p className={styles.line}>
        <b>{payOf(posting)}</b>
        <span>{experienceOf(posting)}</span>
        <i />
        <span>{pluralize(posting.applicants, 'applicant')}</span>
        {posting.postedAt && <Ago at={posting.postedAt} />}
      </p>
      <p className={styles.marks}>
        {posting.isRemote || <Badge>{workTypeName(posting.workType)}</Badge>}
        <Marks posting={posting} />
      </p>
      <ToggleHeldUp toggle={saveJob} id={posting.id} />
    </div>
  </article>
)

/** What is to be known of a job before it is opened. */
export const Marks = ({ posting }: { posting: PostingCard }) => (
  <>
    {posting.isRemote && (
      <Badge tone="neel">
        <HouseWifi />
        Remote
      </Badge>
    )}
    {posting.isUrgent && (
      <Badge tone="danger">
        <Zap />
        Urgent
      </Badge>
    )}
    {posting.isRepost && <Badge tone="line">Posted again</Badge>}
    {posting.postingState === 'closed' && <Badge tone="line">Closed</Badge>}
    {posting.applied && <Badge tone={statusTones[posting.applied]}>Your application: {statusName(posting.applied)}</Badge>}
  </>
)

/** Keeps a job for later, or no longer. */
export function SaveButton({ posting }: { posting: Pick<PostingCard, 'id' | 'title' | 'isSaved'> }) {
  const { isOn, press } = useToggle(saveJob, posting, posting.isSaved)
  return (
    <IconButton label={`Save ${posting.title}`} className={styles.save} aria-pressed={isOn} onClick={press}>
      <Bookmark />
    </IconButton>
  )
}
