import { lazy, Suspense } from 'react'
import type { Citation } from '#contract/doxy.ts'
import { inFull } from '../lib/dates.ts'
import { DoxyTile } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import acts from './Acts.module.css'
import { AnswerSheet } from './AnswerSheet.tsx'
import { Assurance } from './Assurance.tsx'
import { ComingSheet } from './ComingSheet.tsx'
import { kindsOf } from './removed.ts'
import said from './Said.module.css'
import { Said } from './Said.tsx'
import styles from './Turn.module.css'
import { APOLOGY, type Turn } from './turn.ts'

const AnswerActs = lazy(() => import('./AnswerActs.tsx'))

type TurnRowProps = {
  turn: Turn
  onFollowUp: (question: string) => void
  onCite: (citation: Citation) => void
  onStop: () => void
}

const clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: false })

/** A question at the right, and at the left what became of it. */
export function TurnRow({ turn, onFollowUp, onCite, onStop }: TurnRowProps) {
  const askAgain = () => onFollowUp(turn.query)
  return (
    <>
      <Question turn={turn} />
      {turn.state === 'waiting' && turn.coming && <ComingSheet question={turn.query} coming={turn.coming} onCite={onCite} />}
      {turn.state === 'waiting' && <Thinking onStop={onStop} />}
      {turn.state === 'stopped' && <Ended words="Stopped. Nothing more comes to this question." onAskAgain={askAgain} />}
      {turn.state === 'failed' && <Failure words={turn.words} onAskAgain={askAgain} />}
      {turn.state === 'answered' && (
        <AnswerSheet
          question={turn.query}
          answer={turn.answer}
          onFollowUp={onFollowUp}
          onCite={onCite}
          acts={
            <Suspense>
              <AnswerActs answer={turn.answer} wasRight={turn.wasRight} />
            </Suspense>
          }
        />
      )}
    </>
  )
}

function Question({ turn: { query, askedAt, ...turn } }: { turn: Turn }) {
  const removed = turn.state === 'answered' ? kindsOf(turn.answer.removed) : ''
  return (
    <div className={styles.question}>
      <p>
        <span className="vh">You: </span>
        {query}
      </p>
      <small>
        {removed && `Removed before reading: ${removed} · `}
        <time dateTime={askedAt} title={inFull(askedAt)}>
          {clock.format(new Date(askedAt))}
        </time>
      </small>
    </div>
  )
}

const Thinking = ({ onStop }: { onStop: () => void }) => (
  <div className={styles.thinking}>
    <DoxyTile size="sm" />
    <p role="status">
      <Spinner />
      DoxyAI is analyzing...
    </p>
    <Button tone="outline" size="small" onClick={onStop}>
      Stop
    </Button>
  </div>
)

/** No answer, and why. */
const Failure = ({ words, onAskAgain }: { words: string | undefined; onAskAgain: () => void }) => (
  <Said label="DoxyAI: no answer">
    <section className={said.words} role="alert">
      <p>{APOLOGY.summary}</p>
    </section>
    <Assurance confidence={APOLOGY.confidence} disclaimer={APOLOGY.disclaimer} />
    <div className={acts.acts}>
      {words && <p className="ui muted">{words}</p>}
      <Button tone="outline" size="small" onClick={onAskAgain}>
        Ask again
      </Button>
    </div>
  </Said>
)

const Ended = ({ words, onAskAgain }: { words: string; onAskAgain: () => void }) => (
  <div className={styles.ended}>
    <p role="status">{words}</p>
    <Button tone="outline" size="small" onClick={onAskAgain}>
      Ask again
    </Button>
  </div>
)
