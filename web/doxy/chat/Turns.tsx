import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Citation } from '#contract/doxy.ts'
import type { Turn } from '../answer/turn.ts'
import styles from './Turn.module.css'
import { TurnRow } from './TurnRow.tsx'

/** How much of the log a question may keep above its answer, and the gap between the two. */
const QUESTION_SHARE = 0.3
const GAP_PX = 40

/** Scrolls a log to its latest turn, a question above an answer; an answer longer than the log is shown from its beginning. */
function scrollToLatest(log: HTMLElement, turn: HTMLElement) {
  const answer = turn.children[1]
  const question = turn.firstElementChild?.getBoundingClientRect().height ?? 0
  if (!answer) return
  const fromTop = answer.getBoundingClientRect().top - log.getBoundingClientRect().top + log.scrollTop
  log.scrollTop = fromTop - Math.min(question + GAP_PX, log.clientHeight * QUESTION_SHARE)
}

type TurnsProps = {
  turns: readonly Turn[]
  /** What scrolls. */
  log: RefObject<HTMLElement | null>
  /** A question is on its way, so that no other can be asked. */
  waiting: boolean
  onFollowUp: (question: string) => void
  /** Asks again under the same name. */
  onAsk: (query: string, key: string) => void
  onRemove: (key: string) => void
  onCite: (citation: Citation) => void
  onStop: () => void
}

/** Every question with what became of it; the latest is brought into sight after each step. */
export function Turns({ turns, log, ...acts }: TurnsProps) {
  const latest = useRef<HTMLDivElement>(null)
  const last = turns.at(-1)
  // Further sentences of an answer that is being written move nothing: somebody reads.
  const step = last?.state === 'waiting' && last.coming ? 'coming' : last?.state

  // biome-ignore lint/correctness/useExhaustiveDependencies: every step of a turn is a reason to scroll
  useLayoutEffect(() => {
    if (log.current && latest.current) scrollToLatest(log.current, latest.current)
  }, [turns.length, step])

  return turns.map((turn, at) => (
    <div key={turn.key} ref={at === turns.length - 1 ? latest : undefined} className={styles.turn}>
      <TurnRow turn={turn} {...acts} />
    </div>
  ))
}
