import { BellOff, Pin, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Conversation } from '#contract/conversations.ts'
import { inFull } from '../../lib/dates.ts'
import { useDraft } from '../../lib/drafts.ts'
import { locale, say } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'
import { useSession } from '../../lib/session.ts'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { Badge, Count } from '../../ui/badge/Badge.tsx'
import { MarkSaid } from '../../ui/person/MarkSaid.tsx'
import { draftIn, type MessageDraft } from '../sending/message-draft.ts'
import { useOnline } from '../sync/use-online.ts'
import { shortWhen } from '../when.ts'
import { previewOf, titleOf, unreadWords } from '../words.ts'
import { Face } from './Face.tsx'
import styles from './List.module.css'
import { RowMenu } from './RowMenu.tsx'

type ConversationRowProps = { conversation: Conversation; to: string; isOpen: boolean }

/** A conversation in the list: who, the last words or what one has begun to write, and how much is new. */
export function ConversationRow({ conversation, to, isOpen }: ConversationRowProps) {
  const { user } = useSession()
  const { id, other, at, unread, markedUnread, mutedUntil, pinned, standing, rings } = conversation
  const draft = useDraft<MessageDraft>(draftIn(id))?.text.trim()
  const online = useOnline(standing === 'joined' ? other?.id : undefined)
  const isNew = unread > 0 || markedUnread
  return (
    <li className={styles.row}>
      <Link to={to} className={styles.conversation} aria-current={isOpen || undefined} data-new={isNew || undefined}>
        <Face conversation={conversation} online={online} />
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={`${styles.name} clamp1`}>
              {titleOf(conversation)}
              <MarkSaid mark={other?.mark} />
              {online && <span className="vh"> ({say('online')})</span>}
            </span>
            {other && <Withdrawn member={other} />}
            <time className="meta" dateTime={at} title={inFull(at, locale())}>
              {shortWhen(at)}
            </time>
          </span>
          <span className={styles.line}>
            <span className={`${styles.last} clamp1`}>
              {draft && !isOpen ? say('Draft: {words}', { words: draft }) : previewOf(conversation, user?.id)}
            </span>
            {standing === 'waiting' && <span className="meta">{say('Request sent')}</span>}
            {rings && (
              <Badge tone="danger">
                <Zap className="small" />
                {say('Urgent')}
              </Badge>
            )}
            {pinned && <Sign icon={<Pin className="small" />} words={say('Pinned')} />}
            {mutedUntil && <Sign icon={<BellOff className="small" />} words={say('Muted')} />}
            {unread > 0 ? (
              <>
                <span className="vh">{unreadWords(unread)}</span>
                <Count value={unread} />
              </>
            ) : (
              markedUnread && (
                <span className={styles.dot}>
                  <span className="vh">{say('Marked as unread')}</span>
                </span>
              )
            )}
          </span>
        </span>
      </Link>
      {user && standing !== 'request' && (
        <div className={styles.menu}>
          <RowMenu conversation={conversation} />
        </div>
      )}
    </li>
  )
}

const Sign = ({ icon, words }: { icon: ReactNode; words: string }) => (
  <span className={styles.sign}>
    {icon}
    <span className="vh">{words}</span>
  </span>
)
