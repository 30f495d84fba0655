import { inFull } from '../../lib/dates.ts'
import { remaining } from '../../lib/deadline.ts'
import styles from './DueClock.module.css'

type DueClockProps = { from: string; due: string; now: number }

/** How much of a promised time is gone, and how much is left; a time that is over says by how much. */
export function DueClock({ from, due, now }: DueClockProps) {
  const [began, ends] = [new Date(from).getTime(), new Date(due).getTime()]
  const gone = Math.min(1, Math.max(0, (now - began) / (ends - began)))
  const { overdue, words } = remaining(due, now)
  return (
    <span className={styles.clock} data-near={overdue ? 'over' : gone > 0.5 ? 'soon' : undefined} title={inFull(due)}>
      {words}
      <svg className={styles.track} aria-hidden="true" viewBox="0 0 72 6">
        <rect width={72} height={6} rx={3} />
        <rect className={styles.gone} width={72 * gone} height={6} rx={3} />
        <line x1={36} x2={36} y2={6} />
      </svg>
    </span>
  )
}
