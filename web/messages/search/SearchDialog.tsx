import { useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { contentOf } from '../content.ts'
import { usePane } from '../pane/pane-context.ts'
import { useNames } from '../pane/use-name.ts'
import { shortWhen } from '../when.ts'
import { SOMEBODY, titleOf } from '../words.ts'
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
    <Dialog title={`Search ${titleOf(opened)}`} writing onClose={onClose}>
      <Field
        label="Words to search for"
        type="search"
        maxLength={100}
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className={styles.found} aria-label="Messages found">
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
                <b className="clamp1">{message.author === 'doxy' ? 'Doxy AI' : message.senderId ? nameOf(message.senderId) : SOMEBODY}</b>
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
