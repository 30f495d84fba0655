import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { Citation, Exchange } from '#contract/doxy.ts'
import type { Id } from '#contract/page.ts'
import { useSession } from '../../lib/session.ts'
import { part, soon } from '../../ui/later.tsx'
import styles from './Chat.module.css'
import { Composer } from './composer/Composer.tsx'
import { saveQuestion } from './composer/question-draft.ts'
import { useConversation } from './use-conversation.ts'
import { Welcome } from './Welcome.tsx'

const Turns = soon(async () => (await import('./Turns.tsx')).Turns)
const PassageDialog = part(() => import('../library/PassageDialog.tsx'))

type ConversationProps = {
  chatId: Id
  exchanges: readonly Exchange[]
  /** From now on it holds a question, answered or not. */
  onAsked: () => void
}

/** Questions and answers, the latest in sight, and the place to ask. */
export function Conversation({ chatId, exchanges, onAsked }: ConversationProps) {
  const { user } = useSession()
  const { turns, ask, remove, waiting, stop } = useConversation(chatId, exchanges, onAsked)
  const [cited, setCited] = useState<Citation>()
  const area = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const wasWaiting = useRef(false)

  const prefill = useCallback((question: string) => {
    saveQuestion(question)
    area.current?.focus()
  }, [])

  // The input was disabled while waiting and has lost the focus. On a touch screen the keyboard would cover the answer.
  useEffect(() => {
    const isOver = wasWaiting.current && !waiting
    wasWaiting.current = waiting
    if (isOver && document.activeElement === document.body && matchMedia('(pointer: fine)').matches) area.current?.focus()
  }, [waiting])

  const removeTurn = (key: string) => {
    remove(key)
    log.current?.focus()
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls has to be reached by the keyboard */}
      <div ref={log} className={styles.log} role="log" aria-label="Conversation" aria-busy={waiting} tabIndex={0}>
        <div className={styles.inside}>
          <Welcome name={user?.name} onFollowUp={prefill} />
          {turns.length > 0 && (
            <Suspense>
              <Turns
                turns={turns}
                log={log}
                waiting={waiting}
                onFollowUp={prefill}
                onAsk={ask}
                onRemove={removeTurn}
                onCite={setCited}
                onStop={stop}
              />
            </Suspense>
          )}
        </div>
      </div>
      <footer className={styles.foot}>
        <div className={styles.inside}>
          <Composer area={area} waiting={waiting} onAsk={ask} />
          <p>For educational use only</p>
        </div>
      </footer>
      {cited && (
        <Suspense>
          <PassageDialog passageId={cited.passageId} quote={cited.quote} onClose={() => setCited(undefined)} />
        </Suspense>
      )}
    </>
  )
}
