import type { MemberCard } from '#contract/profile.ts'
import { useSay } from '../../lib/language/say.ts'
import { announce } from '../../ui/status/announce.ts'
import { SendState } from '../../ui/status/SendState.tsx'
import { useWaitingMove } from '../move-kind.ts'
import styles from './MateCard.module.css'
import { MoveButton } from './MoveButton.tsx'

/** Yes or no to a request, where one reads of it. The notice goes once it is answered. */
export function RequestAnswer({ member }: { member: MemberCard }) {
  const say = useSay()
  const waiting = useWaitingMove(member.id)
  if (waiting) return <SendState entry={waiting} onRemove={() => announce(say('It will not be sent.'))} />
  return (
    <p className={styles.answer}>
      <MoveButton by="accept" member={member} label="Accept" tone="primary" />
      <MoveButton by="decline" member={member} label="Decline" />
    </p>
  )
}
