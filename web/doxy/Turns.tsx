import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Citation } from '#contract/doxy.ts'
import { scrollToLatest } from './latest.ts'
import styles from './Turn.module.css'
import { TurnRow } from './TurnRow.tsx'
import type { Turn } from './turn.ts'

type TurnsProps = {
  turns: readonly Turn[]
  /** What scrolls. */
  log: RefObject<HTMLElement | null>
  onFollowUp: (question: string) => void
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
