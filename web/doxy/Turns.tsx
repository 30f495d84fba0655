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

/** Every question with what became of it; the latest is brought into sight after each change. */
export function Turns({ turns, log, ...acts }: TurnsProps) {
  const latest = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the turns is a reason to scroll
  useLayoutEffect(() => {
    if (log.current && latest.current) scrollToLatest(log.current, latest.current)
  }, [turns])

  return turns.map((turn, at) => (
    <div key={turn.key} ref={at === turns.length - 1 ? latest : undefined} className={styles.turn}>
      <TurnRow turn={turn} {...acts} />
    </div>
  ))
}
