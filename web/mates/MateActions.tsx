import { Ban, Check, Clock, Ellipsis, MessageSquare, Undo2, UserRoundMinus, UserRoundPlus, UserRoundX } from 'lucide-react'
import type { Mate } from '#contract/mates.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Menu, type MenuItem } from '../ui/Menu.tsx'
import styles from './MateCard.module.css'
import { type MateMove, useDismiss, useMove } from './moves.ts'
import { conversationWith, stateWords } from './words.ts'

type MateActionsProps = {
  mate: Mate
  /** In the list of suggestions one can also say no. */
  suggested?: boolean | undefined
  onRemove: () => void
  onBlock: () => void
}

/** What one can do from a card: the next step as a button, the rest in a menu. */
export function MateActions({ mate, suggested, onRemove, onBlock }: MateActionsProps) {
  const { member, state } = mate
  const withdraw = useMove('withdraw')
  const dismiss = useDismiss()

  const items: MenuItem[] = []
  if (state === 'connected') items.push({ label: 'Remove connection', icon: <UserRoundMinus />, onSelect: onRemove })
  if (state === 'pending') items.push({ label: 'Withdraw request', icon: <Undo2 />, onSelect: () => withdraw.mutate({ member }) })
  if (suggested) items.push({ label: 'Not interested', icon: <UserRoundX />, onSelect: () => dismiss.mutate(member) })
  items.push({ label: 'Block', icon: <Ban />, tone: 'danger', onSelect: onBlock })

  return (
    <>
      <NextStep mate={mate} />
      <Menu label={`More for ${member.name}`} icon={<Ellipsis />} items={items} />
    </>
  )
}

function NextStep({ mate: { member, state } }: { mate: Mate }) {
  switch (state) {
    case 'request_received':
      return (
        <>
          <MoveButton by="accept" member={member} label="Accept" tone="primary" />
          <MoveButton by="decline" member={member} label="Decline" />
        </>
      )
    case 'connected':
      return (
        <>
          <ButtonLink tone="soft" size="small" to={conversationWith(member)} aria-label={`Message ${member.name}`}>
            <MessageSquare />
            Message
          </ButtonLink>
          <span className={styles.state}>
            <Check />
            {stateWords.connected}
          </span>
        </>
      )
    case 'pending':
      return (
        <Button tone="outline" size="small" disabled>
          <Clock />
          {stateWords.pending}
        </Button>
      )
    case 'suggested':
      return (
        <MoveButton by="request" member={member} label="Connect">
          <UserRoundPlus />
        </MoveButton>
      )
  }
}

type MoveButtonProps = {
  by: MateMove
  member: Mate['member']
  label: string
  tone?: 'primary' | 'outline'
  children?: React.ReactNode
}

function MoveButton({ by, member, label, tone = 'outline', children }: MoveButtonProps) {
  const move = useMove(by)
  return (
    <Button tone={tone} size="small" busy={move.isPending} aria-label={`${label} ${member.name}`} onClick={() => move.mutate({ member })}>
      {!move.isPending && children}
      {label}
    </Button>
  )
}
