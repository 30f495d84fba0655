import { useState } from 'react'
import { say } from '../../lib/language/say.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { contentOf } from '../content.ts'
import { usePane } from '../pane/pane-context.ts'
import { useNames } from '../pane/use-name.ts'
import { shortWhen } from '../when.ts'
import { named, somebody, titleOf } from '../words.ts'
import { FoundMessages } from './FoundMessages.tsx'
import styles from './Search.module.css'
import { snippetOf } from './snippet.ts'
import { usePaused } from './use-paused.ts'

/** Searches the conversation that is open; a press leads to the message. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { opened, onJump } = usePane()
  const [words, setWords] = useState('')
  const q = usePaused(words.trim())
  const nameOf = useNames([])
  return (
    <Dialog title={say('Search {name}', { name: titleOf(opened) })} writing onClose={onClose}>
      <Field
        label={say('Words to search for')}
        type="search"
        maxLength={100}
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className={styles.found} aria-label={say('Messages found')}>
        <FoundMessages q={q} conversationId={opened.id}>
          {(message) => (
            <button
              type="button"
              onClick={() => {
                onClose()
                onJump(message.seq)
              }}
            >
              <span className={styles.line}>
                <b className="clamp1">
                  {message.author === 'doxy' ? 'Doxy AI' : message.senderId ? named(nameOf(message.senderId)) : somebody()}
                </b>
                <time className="meta" dateTime={message.at}>
                  {shortWhen(message.at)}
                </time>
              </span>
              <span className="clamp2">{snippetOf(contentOf(message).text, q)}</span>
            </button>
          )}
        </FoundMessages>
      </ul>
    </Dialog>
  )
}
