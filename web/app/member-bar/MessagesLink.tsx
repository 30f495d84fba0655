import { MessageSquare } from 'lucide-react'
import { UNREAD_MAX } from '#contract/limits.ts'
import { say } from '../../lib/language/say.ts'
import { Count } from '../../ui/badge/Badge.tsx'
import { IconLink } from '../../ui/button/IconButton.tsx'
import styles from './MemberBar.module.css'

/** No further is counted than UNREAD_MAX. */
function labelOf(unread: number) {
  if (unread === 0) return say('Messages')
  if (unread < UNREAD_MAX) return say('Messages, {count} unread', { count: unread })
  return say('Messages, {count} or more unread', { count: UNREAD_MAX })
}

/** The way to the messages and how many are unread. */
export const MessagesLink = ({ unread }: { unread: number }) => (
  <IconLink to="/messages" label={labelOf(unread)}>
    <MessageSquare />
    <Count value={unread} className={styles.count} />
  </IconLink>
)
