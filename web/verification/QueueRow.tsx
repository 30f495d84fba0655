import { Link } from 'react-router'
import type { QueueItem } from '#contract/claim.ts'
import { inFull } from '../lib/dates.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Person } from '../ui/Person.tsx'
import { stateTones } from './claim-state.ts'
import { remaining } from './clock.ts'
import styles from './Verification.module.css'
import { deskStates, kindNames, proofNames } from './words.ts'

/** A claim on the desk: whose, what, and how long it may still wait. */
export function QueueRow({ item, now }: { item: QueueItem; now: number }) {
  const { member, kind, proof, state, dueAt, disputed, isAppeal, lockedBy, submittedAt } = item
  const clock = dueAt && remaining(dueAt, now)
  return (
    <li className={styles.queued}>
      <Person
        avatar={<Avatar id={member.id} name={member.name} url={member.avatarUrl} verified={member.verified} size="md" />}
        name={<Link to={`/verification?claim=${item.id}`}>{member.name}</Link>}
        verified={member.verified}
        meta={
          <>
            {kindNames[kind]} · {proofNames[proof]} · {inFull(submittedAt)}
          </>
        }
      />
      <span className={styles.marks}>
        {disputed && <Badge tone="disputed">Disputed</Badge>}
        {isAppeal && <Badge tone="line">Appeal</Badge>}
        {lockedBy && <Badge tone="neel">{lockedBy === 'me' ? 'Taken by me' : 'With another reviewer'}</Badge>}
        {clock ? (
          <Badge tone={clock.late ? 'danger' : 'plain'}>{clock.words}</Badge>
        ) : (
          <Badge tone={stateTones[state]}>{deskStates[state]}</Badge>
        )}
      </span>
    </li>
  )
}
