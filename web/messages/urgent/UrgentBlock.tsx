import { useQuery } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { RING_MINUTES, RINGS_MAX } from '#contract/limits.ts'
import type { Message } from '#contract/messages.ts'
import { say } from '../../lib/language/say.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useAcknowledge } from '../mutations.ts'
import { useNames } from '../pane/use-name.ts'
import { ringingQuery } from '../unread.ts'
import { timeOf } from '../when.ts'
import { named, somebody } from '../words.ts'
import styles from './Urgent.module.css'
import { ringWords } from './words.ts'

const RINGS_FOR_MS = RING_MINUTES * RINGS_MAX * 60_000

type UrgentBlockProps = { message: Message; urgent: NonNullable<Message['urgent']>; children: ReactNode }

/** An urgent message: as wide as the log, with who has acknowledged it, and the button to do so for whom it rings. */
export function UrgentBlock({ message, urgent, children }: UrgentBlockProps) {
  const { user } = useSession()
  const headingId = useId()
  const { senderId, at, seq } = message
  const nameOf = useNames([...urgent.acknowledgedBy, ...(senderId ? [senderId] : [])])
  const isMine = senderId === user?.id
  const mayRing = !isMine && urgent.ringing > 0 && !urgent.acknowledgedBy.includes(user?.id ?? '')
  const ringing = useQuery({ ...ringingQuery, enabled: mayRing })
  const rings = mayRing && ringing.data?.items.some((one) => one.conversationId === message.conversationId && one.seq === seq)
  const acknowledge = useAcknowledge(message)
  return (
    <section className={styles.block} aria-labelledby={headingId}>
      <h3 id={headingId}>
        <Zap />
        {isMine ? say('Urgent, from you') : say('Urgent, from {name}', { name: senderId ? nameOf(senderId) : somebody() })} · {timeOf(at)}
      </h3>
      {children}
      <div className={styles.foot}>
        {rings && (
          <Button tone="danger" busy={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
            {say('Acknowledge')}
          </Button>
        )}
        <p>
          {ringWords({
            rings: rings === true,
            repeats: urgent.ringing > 0 && Date.now() - Date.parse(at) < RINGS_FOR_MS,
            names: urgent.acknowledgedBy.map((id) => named(nameOf(id))),
            all: urgent.acknowledgedBy.length + urgent.ringing,
          })}
        </p>
      </div>
    </section>
  )
}
