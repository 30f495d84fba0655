import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { Citation } from '#contract/doxy.ts'
import type { Id } from '#contract/page.ts'
import { useSession } from '../lib/session.ts'
import { later } from '../ui/later.tsx'
import styles from './Chat.module.css'
import { Composer } from './Composer.tsx'
import { saveQuestion } from './question-draft.ts'
import type { Turn } from './turn.ts'
import { useConversation } from './use-conversation.ts'
import { Welcome } from './Welcome.tsx'

const Turns = later(async () => (await import('./Turns.tsx')).Turns)
const PassageDialog = lazy(() => import('./PassageDialog.tsx'))

// What draws answers comes while the first question is written or the chat is read.
Turns.load().catch(() => undefined)

type ConversationProps = {
  chatId: Id
  before: Turn[]
  /** The server keeps the chat from now on. */
  onKept: () => void
}

/** Questions and answers, the latest in sight, and the place to ask. */
export function Conversation({ chatId, before, onKept }: ConversationProps) {
  const { user } = useSession()
  const { turns, ask, waiting, stop } = useConversation(chatId, before, onKept)
  const [cited, setCited] = useState<Citation>()
  const area = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const isAsked = turns.length > before.length

  const prefill = useCallback((question: string) => {
    saveQuestion(question)
    area.current?.focus()
  }, [])

  // The input was disabled while waiting and has lost the focus. On a touch screen the keyboard would cover the answer.
  useEffect(() => {
    if (isAsked && !waiting && document.activeElement === document.body && matchMedia('(pointer: fine)').matches) area.current?.focus()
  }, [isAsked, waiting])

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls has to be reached by the keyboard */}
      <div ref={log} className={styles.log} role="log" aria-label="Conversation" aria-busy={waiting} tabIndex={0}>
        <div className={styles.inside}>
          <Welcome name={user?.name} onFollowUp={prefill} />
          {turns.length > 0 && (
            <Suspense>
              <Turns turns={turns} log={log} onFollowUp={prefill} onCite={setCited} onStop={stop} />
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
