import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { Message } from '#contract/messages.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { inFull } from '../../lib/dates.ts'
import { locale, say } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { toast } from '../../ui/status/toast.ts'
import { lineOf } from '../words.ts'
import { remindersQuery, useRemind } from './queries.ts'
import styles from './Reminders.module.css'

/** What one wants to be reminded of, the next first. */
export function RemindersDialog({ onClose }: { onClose: () => void }) {
  const reminders = useQuery(remindersQuery)
  return (
    <Dialog title={say('Reminders')} size="narrow" onClose={onClose}>
      <ul className={styles.reminders}>
        <QueryList
          inList
          query={reminders}
          what="reminders"
          keyOf={({ message }) => message.id}
          empty={<li className="ui muted">{say('Choose “Remind me” in a message’s menu, and it stands here until then.')}</li>}
        >
          {(reminder) => <Row {...reminder} onLeave={onClose} />}
        </QueryList>
      </ul>
    </Dialog>
  )
}

function Row({ message, remindAt, onLeave }: { message: Message; remindAt: string; onLeave: () => void }) {
  const remind = useRemind(message)
  return (
    <li>
      <Link to={`/messages?conversation=${message.conversationId}&message=${message.seq}`} onClick={onLeave}>
        <span className="clamp2">{lineOf(message)}</span>
        <time className="meta" dateTime={remindAt}>
          {inFull(remindAt, locale())}
        </time>
      </Link>
      <IconButton
        label={say('Remove reminder')}
        disabled={remind.isPending}
        onClick={() => remind.mutate(null, { onError: (error) => void toast.error(wordsOf(error)) })}
      >
        <X />
      </IconButton>
    </li>
  )
}
