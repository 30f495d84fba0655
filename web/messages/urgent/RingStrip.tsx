import { useQuery } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import { orpc } from '../../lib/query/query.ts'
import { useLocation } from '../../lib/router.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { ringingQuery } from '../unread.ts'
import { timeOf } from '../when.ts'
import styles from './Urgent.module.css'

/** Under the bar of every page, while an urgent message rings: from whom, and the way to it. Its words stay in their conversation. */
export function RingStrip() {
  const { pathname, search } = useLocation()
  const openId = pathname === '/messages' ? new URLSearchParams(search).get('conversation') : null
  const ringing = useQuery(ringingQuery).data?.items.filter(({ conversationId }) => conversationId !== openId) ?? []
  const [first] = ringing
  const sender = useQuery({
    ...orpc.mates.profile.queryOptions({ input: { memberId: first?.senderId ?? '' } }),
    enabled: first !== undefined,
  })
  if (!first) return null
  return (
    <div className={styles.strip} role="alert">
      <Zap />
      <p>
        <b>Urgent, from {sender.data?.mate.member.name ?? 'a mate'}</b> · {timeOf(first.at)}
        {ringing.length > 1 && ` · and ${ringing.length - 1} more`}
      </p>
      <ButtonLink tone="danger" size="small" to={`/messages?conversation=${first.conversationId}&message=${first.seq}`}>
        Open
      </ButtonLink>
    </div>
  )
}
