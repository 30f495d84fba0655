import { Link } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { DueClock } from '../../ui/status/DueClock.tsx'
import styles from '../../verification/Verification.module.css'
import type { Waiting } from './queue.ts'

/** Something that waits: what, about whom, and how long it may. */
export const ConsoleRow = ({ item: { what, title, about, from, due, first, to }, now }: { item: Waiting; now: number }) => (
  <li className={styles.queued}>
    <div>
      <Link to={to} data-case="" className="clamp2">
        <bdi>{title}</bdi>
      </Link>
      <p className="meta">
        {first && <Badge tone="danger">Fast lane</Badge>} {[what, about].filter(Boolean).join(' · ')}
      </p>
    </div>
    {due ? <DueClock from={from} due={due} now={now} /> : <Badge>Paused</Badge>}
  </li>
)
