import { AlarmClock, Copy, Ellipsis, Flag, Forward, Pencil, Reply, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { EDIT_MINUTES } from '#contract/limits.ts'
import type { Message } from '#contract/messages.ts'
import { say } from '../../lib/language/say.ts'
import { Menu, type MenuItem } from '../../ui/menu/Menu.tsx'
import { announce } from '../../ui/status/announce.ts'
import { toast } from '../../ui/status/toast.ts'
import { contentOf } from '../content.ts'
import styles from './Message.module.css'
import { usePane } from './pane-context.ts'
import { ReactMenu } from './Reactions.tsx'

const isYoung = ({ at }: Message) => Date.now() - Date.parse(at) < EDIT_MINUTES * 60_000

/** Without https a browser gives a page no clipboard. */
async function copy(message: Message) {
  try {
    await navigator.clipboard.writeText(contentOf(message).text)
    announce(say('Copied'))
  } catch {
    toast.error(say('The text could not be copied. Select it and copy it by hand.'))
  }
}

/** What one can do with a message. */
export function MessageActs({ message, isMine }: { message: Message; isMine: boolean }) {
  const { opened, canAct, signedIn, onReply, onEdit, onAsk } = usePane()
  // How old it is matters at the moment when the menu opens.
  const [canEdit, setCanEdit] = useState(false)
  const canReport = signedIn && !isMine && !message.gone && message.author === 'member' && message.senderId !== null
  // What was asked of the wrong person can be taken back while it waits for their yes.
  const canTakeBack = signedIn && isMine && opened.standing === 'waiting'
  if (message.gone === 'hidden' || !(canAct || canReport || canTakeBack)) return null

  const deleteForMe: MenuItem = { label: say('Delete for me'), icon: <Trash2 />, onSelect: () => onAsk({ act: 'deleteForMe', message }) }
  const deleteForEveryone: MenuItem = {
    label: say('Delete for everyone'),
    icon: <Trash2 />,
    tone: 'danger',
    onSelect: () => onAsk({ act: 'deleteForEveryone', message }),
  }
  const edit: MenuItem[] = canEdit ? [{ label: say('Edit'), icon: <Pencil />, onSelect: () => onEdit(message) }] : []
  const copyText: MenuItem = { label: say('Copy'), icon: <Copy />, onSelect: () => void copy(message) }
  const report: MenuItem = { label: say('Report'), icon: <Flag />, onSelect: () => onAsk({ act: 'report', message }) }
  const acts: MenuItem[] = message.gone
    ? [deleteForMe, ...(isMine && message.gone === 'unreadable' ? [deleteForEveryone] : [])]
    : [
        { label: say('Reply'), icon: <Reply />, onSelect: () => onReply(message) },
        ...edit,
        copyText,
        { label: say('Forward'), icon: <Forward />, onSelect: () => onAsk({ act: 'forward', message }) },
        { label: say('Remind me'), icon: <AlarmClock />, onSelect: () => onAsk({ act: 'remind', message }) },
        deleteForMe,
        ...(isMine ? [deleteForEveryone] : []),
      ]
  const takesBack = message.gone ? [deleteForMe] : [...edit, copyText, deleteForMe, deleteForEveryone]
  const items = [...(canAct ? acts : []), ...(canTakeBack ? takesBack : []), ...(canReport ? [report] : [])]
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
