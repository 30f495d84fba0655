import type { PostingCard } from '#contract/posting.ts'
import room from '../../institutions/Institution.module.css'
import { pluralize } from '../../lib/count.ts'
import { useShown } from '../../lib/live.ts'
import { Link } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import styles from './Postings.module.css'
import { applicantsOf, editorOf, standingOf } from './posting-words.ts'

/** A job in the list of those who run it: how far it is, and who waits for them. */
export function OwnPostingRow({ posting }: { posting: PostingCard & { unviewed: number } }) {
  const { id, title, city, postingState, applicants, unviewed, isRepost, isUrgent } = posting
  useShown(postingState === 'published' ? `posting:${id}` : undefined)
  return (
    <li className={styles.row}>
      <div>
        <Link to={editorOf(id)} className={styles.title}>
          {title}
        </Link>
        <p className="meta">{[city, standingOf(posting)].filter(Boolean).join(' · ')}</p>
        {(isUrgent || isRepost) && (
          <p className={room.acts}>
            {isUrgent && <Badge tone="danger">Urgent</Badge>}
            {isRepost && <Badge tone="line">Repost</Badge>}
          </p>
        )}
      </div>
      {postingState !== 'draft' && (
        <ButtonLink tone={unviewed > 0 ? 'soft' : 'quiet'} size="small" to={applicantsOf(id)}>
          <span>
            {pluralize(applicants, 'applicant')}
            <span className="vh"> of {title}</span>
            {unviewed > 0 && `, ${unviewed} new`}
          </span>
        </ButtonLink>
      )}
    </li>
  )
}
