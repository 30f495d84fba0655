import { type ReactNode, Suspense } from 'react'
import type { Citation } from '#contract/doxy.ts'
import { inFull } from '../../lib/dates.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { DoxyTile } from '../../ui/person/Avatar.tsx'
import { Spinner } from '../../ui/status/Spinner.tsx'
import said from '../answer/AnswerBubble.module.css'
import { AnswerBubble } from '../answer/AnswerBubble.tsx'
import { AnswerSheet } from '../answer/AnswerSheet.tsx'
import acts from '../answer/actions/Actions.module.css'
import { ConfidenceLine } from '../answer/ConfidenceLine.tsx'
import { StreamingAnswer } from '../answer/StreamingAnswer.tsx'
import { APOLOGY, type Turn } from '../answer/turn.ts'
import { UNREADABLE_EXCHANGE } from '../library/words.ts'
import { kindsOf } from './composer/removed.ts'
import styles from './Turn.module.css'

const AnswerActions = part(() => import('../answer/actions/AnswerActions.tsx'))

type TurnRowProps = {
  turn: Turn
  /** A question is on its way, so that no other can be asked. */
  waiting: boolean
  onFollowUp: (question: string) => void
  /** Asks again under the same name. */
  onAsk: (query: string, key: string) => void
  onRemove: (key: string) => void
  onCite: (citation: Citation) => void
  onStop: () => void
}

const clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: false })

/** A question at the right, and at the left what became of it. */
export function TurnRow({ turn, waiting, onFollowUp, onAsk, onRemove, onCite, onStop }: TurnRowProps) {
  const choices = <Unanswered waiting={waiting} onAsk={() => onAsk(turn.query, turn.key)} onRemove={() => onRemove(turn.key)} />
  return (
    <>
      {turn.state !== 'unreadable' && <Question turn={turn} />}
      {turn.state === 'waiting' && turn.coming && <StreamingAnswer question={turn.query} coming={turn.coming} onCite={onCite} />}
      {turn.state === 'waiting' && <Thinking onStop={onStop} />}
      {turn.state === 'stopped' && (
        <Ended words="Stopped. If the answer was made by then, it stands here when you open this conversation again.">
          <Button tone="outline" size="small" onClick={() => onFollowUp(turn.query)}>
            Ask again
          </Button>
        </Ended>
      )}
      {turn.state === 'failed' && <Failure words={turn.words}>{choices}</Failure>}
      {turn.state === 'unanswered' && <Ended words="This question has not been answered yet.">{choices}</Ended>}
      {turn.state === 'unreadable' && <Ended words={UNREADABLE_EXCHANGE} />}
      {turn.state === 'answered' && (
        <AnswerSheet
          question={turn.query}
          answer={turn.answer}
          onFollowUp={onFollowUp}
          onCite={onCite}
          acts={
            <Suspense>
              <AnswerActions answer={turn.answer} wasRight={turn.wasRight} />
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

/** What a member can do with a question that waits. */
const Unanswered = ({ waiting, onAsk, onRemove }: { waiting: boolean; onAsk: () => void; onRemove: () => void }) => (
  <>
    <Button tone="outline" size="small" disabled={waiting} onClick={onAsk}>
      Ask again
    </Button>
    <Button tone="quiet" size="small" onClick={onRemove}>
      Delete
    </Button>
  </>
)

/** No answer, and why. */
const Failure = ({ words, children }: { words: string | undefined; children: ReactNode }) => (
  <AnswerBubble label="DoxyAI: no answer">
    <section className={said.words} role="alert">
      <p>{APOLOGY.summary}</p>
    </section>
    <ConfidenceLine confidence={APOLOGY.confidence} disclaimer={APOLOGY.disclaimer} />
    <div className={acts.acts}>
      {words && <p className="ui muted">{words}</p>}
      {children}
    </div>
  </AnswerBubble>
)

const Ended = ({ words, children }: { words: string; children?: ReactNode }) => (
  <div className={styles.ended}>
    <p role="status">{words}</p>
    {children}
  </div>
)
