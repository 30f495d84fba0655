import { MessageSquare } from 'lucide-react'
import { say } from '../../lib/language/say.ts'
import { Count } from '../../ui/badge/Badge.tsx'
import { IconLink } from '../../ui/button/IconButton.tsx'
import styles from './MemberBar.module.css'

/** The way to the messages and how many are unread. */
export const MessagesLink = ({ unread }: { unread: number }) => (
  <IconLink to="/messages" label={unread > 0 ? say('Messages, {count} unread', { count: unread }) : say('Messages')}>
    <MessageSquare />
    <Count value={unread} className={styles.count} />
  </IconLink>
)
