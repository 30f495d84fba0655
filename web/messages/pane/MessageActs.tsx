import { AlarmClock, Copy, Ellipsis, Flag, Forward, Pencil, Reply, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { EDIT_MINUTES } from '#contract/limits.ts'
import type { Message } from '#contract/messages.ts'
import { say } from '../../lib/language/say.ts'
import { Menu, type MenuItem } from '../../ui/menu/Menu.tsx'
import { announce } from '../../ui/status/announce.ts'
import { contentOf } from '../content.ts'
import styles from './Message.module.css'
import { usePane } from './pane-context.ts'
import { ReactMenu } from './Reactions.tsx'

const isYoung = ({ at }: Message) => Date.now() - Date.parse(at) < EDIT_MINUTES * 60_000

const copy = async (message: Message) => {
  await navigator.clipboard.writeText(contentOf(message).text)
  announce(say('Copied'))
}

/** What one can do with a message. */
export function MessageActs({ message, isMine }: { message: Message; isMine: boolean }) {
  const { canAct, signedIn, onReply, onEdit, onAsk } = usePane()
  // How old it is matters at the moment when the menu opens.
  const [canEdit, setCanEdit] = useState(false)
  const canReport = signedIn && !isMine && !message.gone && message.author === 'member' && message.senderId !== null
  if (message.gone === 'hidden' || !(canAct || canReport)) return null

  const deleteForMe: MenuItem = { label: say('Delete for me'), icon: <Trash2 />, onSelect: () => onAsk({ act: 'deleteForMe', message }) }
  const deleteForEveryone: MenuItem = {
    label: say('Delete for everyone'),
    icon: <Trash2 />,
    tone: 'danger',
    onSelect: () => onAsk({ act: 'deleteForEveryone', message }),
  }
  const report: MenuItem = { label: say('Report'), icon: <Flag />, onSelect: () => onAsk({ act: 'report', message }) }
  const acts: MenuItem[] = message.gone
    ? [deleteForMe, ...(isMine && message.gone === 'unreadable' ? [deleteForEveryone] : [])]
    : [
        { label: say('Reply'), icon: <Reply />, onSelect: () => onReply(message) },
        ...(canEdit ? [{ label: say('Edit'), icon: <Pencil />, onSelect: () => onEdit(message) }] : []),
        { label: say('Copy'), icon: <Copy />, onSelect: () => void copy(message) },
        { label: say('Forward'), icon: <Forward />, onSelect: () => onAsk({ act: 'forward', message }) },
        { label: say('Remind me'), icon: <AlarmClock />, onSelect: () => onAsk({ act: 'remind', message }) },
        deleteForMe,
        ...(isMine ? [deleteForEveryone] : []),
      ]
  const items = [...(canAct ? acts : []), ...(canReport ? [report] : [])]
  return (
    <div className={styles.acts}>
      {canAct && !message.gone && <ReactMenu message={message} />}
      <Menu
        label={say('More for this message')}
        icon={<Ellipsis className="small" />}
        items={items}
        onOpen={() => setCanEdit(isMine && isYoung(message))}
      />
    </div>
  )
}
