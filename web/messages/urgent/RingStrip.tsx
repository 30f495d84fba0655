import { useQuery } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import { say, speaking } from '../../lib/language/say.ts'
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
    <div className={styles.strip} role="alert" lang={speaking()}>
      <Zap />
      <p>
        <b>{say('Urgent, from {name}', { name: sender.data?.mate.member.name ?? say('a mate') })}</b> · {timeOf(first.at)}
        {ringing.length > 1 && ` · ${say('and {count} more', { count: ringing.length - 1 })}`}
      </p>
      <ButtonLink tone="danger" size="small" to={`/messages?conversation=${first.conversationId}&message=${first.seq}`}>
        {say('Open')}
      </ButtonLink>
    </div>
  )
}
