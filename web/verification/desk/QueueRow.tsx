import type { QueueItem } from '#contract/claim.ts'
import { inFull } from '../../lib/dates.ts'
import { remaining } from '../../lib/deadline.ts'
import { Link } from '../../lib/router.tsx'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { pausedWords } from '../claim/deadline.ts'
import { kindNames, proofNames } from '../claim/labels.ts'
import { stateTones } from '../claim/state.ts'
import styles from '../Verification.module.css'
import { deskStates } from './labels.ts'

/** A claim on the desk: whose, what, and how long it may still wait. */
export function QueueRow({ item, now }: { item: QueueItem; now: number }) {
  const { member, kind, proof, state, dueAt, pausedHours, disputed, isAppeal, lockedBy, submittedAt } = item
  const deadline = dueAt && remaining(dueAt, now)
  return (
    <li className={styles.queued}>
      <Person
        avatar={<Avatar id={member.id} name={member.name} url={member.avatarUrl} mark={member.mark} size="md" />}
        name={<Link to={`/verification?claim=${item.id}`}>{member.name}</Link>}
        mark={member.mark}
        meta={
          <>
            {kindNames[kind]} · {proofNames[proof]} · {inFull(submittedAt)}
          </>
        }
      />
      <span className={styles.marks}>
        <Withdrawn member={member} />
        {disputed && <Badge tone="disputed">Disputed</Badge>}
        {isAppeal && <Badge tone="line">Appeal</Badge>}
        {lockedBy && <Badge tone="neel">{lockedBy === 'me' ? 'Assigned to me' : 'With another reviewer'}</Badge>}
        {deadline ? (
          <Badge tone={deadline.overdue ? 'danger' : 'plain'}>{deadline.words}</Badge>
        ) : (
          <Badge tone={stateTones[state]}>{pausedWords(pausedHours) ?? deskStates[state]}</Badge>
        )}
      </span>
    </li>
  )
}
