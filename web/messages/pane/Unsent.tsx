import { useRef } from 'react'
import type { Id } from '#contract/page.ts'
import { dropDraft, useDraft } from '../../lib/drafts.ts'
import { say } from '../../lib/language/say.ts'
import { useEntries } from '../../lib/outbox/outbox.ts'
import { Button } from '../../ui/button/Button.tsx'
import { SendState } from '../../ui/status/SendState.tsx'
import { draftIn, type MessageDraft } from '../sending/message-draft.ts'
import { messageKind, messagesIn } from '../sending/message-kind.ts'
import styles from './Unsent.module.css'

/** What its author wrote in a conversation that is gone, and nobody received: it is theirs to copy, to try again, or to let go of. */
export function Unsent({ conversationId }: { conversationId: Id }) {
  const entries = useEntries(messageKind, messagesIn(conversationId))
  const name = draftIn(conversationId)
  const draft = useDraft<MessageDraft>(name)?.text
  const place = useRef<HTMLElement>(null)
  const letGo = () => place.current?.focus()
  if (entries.length === 0 && !draft) return null
  return (
    <section ref={place} tabIndex={-1} aria-label={say('What you wrote here')} className={styles.unsent}>
      {entries.map((entry) => (
        <article key={entry.clientId} aria-label={say('Message that is not sent yet')}>
          <p className={styles.words}>
            {[...(entry.payload.attachments ?? []).map((file) => file.name), entry.payload.text].join('\n').trim()}
          </p>
          <SendState entry={entry} onRemove={letGo} />
        </article>
      ))}
      {draft && (
        <article aria-label={say('Message that is not sent yet')}>
          <p className={styles.words}>{draft}</p>
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              dropDraft(name)
              letGo()
            }}
          >
            {say('Delete')}
          </Button>
        </article>
      )}
    </section>
  )
}
