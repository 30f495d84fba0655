import { Ban, Check, Clock, Ellipsis, Flag, MessageSquare, Undo2, UserRoundMinus, UserRoundPlus, UserRoundX } from 'lucide-react'
import type { Mate } from '#contract/mates.ts'
import { useSay } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Menu, type MenuItem } from '../../ui/menu/Menu.tsx'
import { announce } from '../../ui/status/announce.ts'
import { SendState } from '../../ui/status/SendState.tsx'
import { useWaitingMove } from '../move-kind.ts'
import { useDismiss, useMateAction } from '../mutations.ts'
import { conversationWith, stateWords } from '../words.ts'
import styles from './MateCard.module.css'
import { MoveButton } from './MoveButton.tsx'

type MateActionsProps = {
  mate: Mate
  /** In the list of suggestions one can also say no. */
  suggested?: boolean | undefined
  onRemove: () => void
  onBlock: () => void
  /** On the member's own page. */
  onReport?: () => void
}

/** What one can do from a card: the next step as a button, the rest in a menu. */
export function MateActions({ mate, suggested, onRemove, onBlock, onReport }: MateActionsProps) {
  const { member, state } = mate
  const say = useSay()
  const withdraw = useMateAction('withdraw')
  const dismiss = useDismiss()

  const items: MenuItem[] = []
  if (state === 'connected') items.push({ label: say('Remove connection'), icon: <UserRoundMinus />, onSelect: onRemove })
  else items.push({ label: say('Message'), icon: <MessageSquare />, to: conversationWith(member) })
  if (state === 'pending') items.push({ label: say('Withdraw request'), icon: <Undo2 />, onSelect: () => withdraw.mutate({ member }) })
  if (suggested) items.push({ label: say('Not interested'), icon: <UserRoundX />, onSelect: () => dismiss.mutate(member) })
  if (onReport) items.push({ label: say('Report'), icon: <Flag />, onSelect: onReport })
  items.push({ label: say('Block'), icon: <Ban />, tone: 'danger', onSelect: onBlock })

  return (
    <>
      <NextStep mate={mate} />
      <Menu label={say('More for {name}', { name: member.name })} icon={<Ellipsis />} items={items} />
    </>
  )
}

function NextStep({ mate: { member, state } }: { mate: Mate }) {
  const say = useSay()
  const waiting = useWaitingMove(member.id)
  if (waiting) return <SendState entry={waiting} onRemove={() => announce(say('It will not be sent.'))} />
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
          <ButtonLink tone="soft" size="small" to={conversationWith(member)} aria-label={say('Message {name}', { name: member.name })}>
            <MessageSquare />
            {say('Message')}
          </ButtonLink>
          <span className={styles.state}>
            <Check />
            {say(stateWords.connected)}
          </span>
        </>
      )
    case 'pending':
      return (
        <Button tone="outline" size="small" disabled>
          <Clock />
          {say(stateWords.pending)}
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
