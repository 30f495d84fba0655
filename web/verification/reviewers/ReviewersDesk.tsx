import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReviewerChange, Reviewers } from '#contract/reviewers.ts'
import { api } from '../../lib/api/api.ts'
import { inFull } from '../../lib/dates.ts'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { useAction } from '../claim/use-action.ts'
import styles from '../Verification.module.css'
import { AskDialog, type Asked } from './AskDialog.tsx'
import { reviewersQuery, useReviewersCache } from './queries.ts'

/** Who has the desk. Two reviewers make a third, and two end one. */
export function ReviewersDesk() {
  const { data, refetch, isError } = useQuery(reviewersQuery)
  const [asking, setAsking] = useState<Asked>()
  if (!data) return isError ? <Failed what="the reviewers" onRetry={() => void refetch()} /> : <Loading label="Loading the reviewers" />

  return (
    <>
      {data.changes.length > 0 && (
        <Sheet title="Waiting for a second reviewer">
          <SheetList aria-label="Waiting for a second reviewer">
            {data.changes.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </SheetList>
        </Sheet>
      )}
      <Sheet
        title="Reviewers"
        aside={
          <Button size="small" tone="outline" onClick={() => setAsking({ makes: true })}>
            Propose a reviewer
          </Button>
        }
      >
        <SheetList aria-label="Reviewers">
          {data.reviewers.map((reviewer) => (
            <Row key={reviewer.member.id} reviewer={reviewer} onEnd={() => setAsking({ makes: false, reviewer })} />
          ))}
        </SheetList>
      </Sheet>
      {asking && <AskDialog asked={asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}

type Reviewer = Reviewers['reviewers'][number]

const Row = ({ reviewer: { member, since, isMe }, onEnd }: { reviewer: Reviewer; onEnd: () => void }) => (
  <li className={styles.queued}>
    <Person
      avatar={<Avatar id={member.id} name={member.name} url={member.avatarUrl} mark={member.mark} size="md" />}
      name={<AuthorLine member={member} />}
      meta={`Reviewer since ${inFull(since)}`}
    />
    <Button size="small" tone="quiet" onClick={onEnd}>
      {isMe ? 'Step down' : `End ${member.name}’s role`}
    </Button>
  </li>
)

function Change({ change: { id: changeId, member, makes, words, askedAt, byMe, mayConfirm } }: { change: ReviewerChange }) {
  const { busy, run } = useAction()
  const show = useReviewersCache()
  const confirm = () => run('confirm', () => api.reviewers.confirm({ changeId }).then(show), 'Confirmed.')
  const drop = () => run('drop', () => api.reviewers.drop({ changeId }).then(show), byMe ? 'Taken back.' : 'Declined.')
  return (
    <li className={styles.stack}>
      <div>
        <p className="ui">
          <b>
            {member.name} {makes ? 'is to become a reviewer' : 'is to be a reviewer no more'}
          </b>
        </p>
        <p className="meta">
          {byMe ? 'You asked' : 'Asked'} on {inFull(askedAt)}. {words}
        </p>
      </div>
      <div className={styles.actions}>
        {mayConfirm && (
          <Button size="small" busy={busy === 'confirm'} onClick={confirm}>
            Confirm
          </Button>
        )}
        {(mayConfirm || byMe) && (
          <Button size="small" tone="outline" busy={busy === 'drop'} onClick={drop}>
            {byMe ? 'Take back' : 'Decline'}
          </Button>
        )}
      </div>
    </li>
  )
}
