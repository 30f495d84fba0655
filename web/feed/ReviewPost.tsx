import type { CheckToReview } from '#contract/checks.ts'
import { inFull } from '../lib/dates.ts'
import { Signature } from '../profile/Signature.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Note } from '../ui/Note.tsx'
import { Person } from '../ui/Person.tsx'
import { StatusIcon } from '../ui/StatusMark.tsx'
import { FindingRow } from './FindingRow.tsx'
import { PlainText } from './PlainText.tsx'
import styles from './Review.module.css'

/** A post as a reviewer weighs it: its words, what sources say to each claim, and what its author says to that. */
export function ReviewPost({ item, onDecide }: { item: CheckToReview; onDecide: () => void }) {
  const { check, author, content, waitingSince, mayDecide } = item
  return (
    <li>
      <article className={styles.review} aria-label={`Post by ${author.name}`}>
        <Person
          avatar={<Avatar id={author.id} name={author.name} url={author.avatarUrl} verified={author.verified} size="md" />}
          name={<Signature member={author} />}
          meta={`Waits since ${inFull(waitingSince)}`}
          action={<StatusIcon status={check.status} />}
        />
        <PlainText text={content} />
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
          <p className="meta">Compared with {check.library}.</p>
        </div>
        {!mayDecide && <p className="ui muted">It is your own post: another reviewer has to decide this one.</p>}
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
