import type { CheckToReview } from '#contract/checks.ts'
import { inFull, onDay } from '../../lib/dates.ts'
import { useShown } from '../../lib/live.ts'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { StatusIcon } from '../../ui/badge/StatusMark.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { FindingRow } from '../check/FindingRow.tsx'
import { PostText } from '../text/PostText.tsx'
import styles from './Review.module.css'

/** A post as a reviewer weighs it: its words, what sources say to each claim, and what its author says to that. */
export function ReviewPost({ item, onDecide }: { item: CheckToReview; onDecide: () => void }) {
  const { check, author, content, waitingSince, mayDecide } = item
  useShown(`post:${check.postId}`)
  return (
    <li>
      <article className={styles.review} aria-label={`Post by ${author.name}`}>
        <Person
          avatar={<Avatar id={author.id} name={author.name} url={author.avatarUrl} mark={author.mark} size="md" />}
          name={<AuthorLine member={author} />}
          meta={`Waiting since ${inFull(waitingSince)}`}
          action={<StatusIcon status={check.status} />}
        />
        <PostText text={content} />
        {check.contest && (
          <Note>
            <b>Its author contests the check.</b>
            <p className={styles.words}>{check.contest.words}</p>
          </Note>
        )}
        <div className={styles.findings}>
          {check.findings.map((finding) => (
            <FindingRow key={finding.claim} finding={finding} />
          ))}
          <p className="meta">
            Compared with {check.library}
            {check.checkedAt && ` on ${onDay(check.checkedAt)}`}.
          </p>
        </div>
        {!mayDecide && <p className="ui muted">This is your own post, so another reviewer must decide.</p>}
        <div className={styles.acts}>
          {mayDecide && <Button onClick={onDecide}>Decide</Button>}
          <ButtonLink tone="quiet" to={`/dashboard?post=${check.postId}`}>
            Open the post
          </ButtonLink>
        </div>
      </article>
    </li>
  )
}
