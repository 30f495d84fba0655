import {
  BadgeCheck,
  Building2,
  FileText,
  Flag,
  GraduationCap,
  IdCard,
  Lock,
  type LucideIcon,
  Mail,
  MessageSquareQuote,
  Scale,
  Zap,
} from 'lucide-react'
import { Link } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DueClock } from '../../ui/status/DueClock.tsx'
import desk from '../../verification/Verification.module.css'
import styles from './Console.module.css'
import type { Waiting } from './queue.ts'

const icons: Record<Waiting['what'], LucideIcon> = {
  ...{ Licence: IdCard, 'Licence, appeal': Scale, Institution: Building2, 'Post check': BadgeCheck, Course: GraduationCap },
  ...{ Document: FileText, 'Answer of Doxy AI': MessageSquareQuote, Report: Flag, Appeal: Scale, Grievance: Mail },
}

type ConsoleRowProps = { item: Waiting; now: number; isCurrent: boolean }

/** Something that waits: what, about whom, and how long it may. */
export function ConsoleRow({ item: { what, title, about, from, due, first, taken, to }, now, isCurrent }: ConsoleRowProps) {
  const Icon = first ? Zap : taken ? Lock : icons[what]
  return (
    <li className={classNames(desk.queued, styles.row)} data-current={isCurrent || undefined}>
      <div className={styles.case}>
        <Icon aria-hidden="true" />
        <div>
          <Link to={to} data-case="" className="clamp2" aria-current={isCurrent || undefined}>
            <bdi>{title}</bdi>
          </Link>
          <p className="meta">
            {first && <Badge tone="danger">Fast lane</Badge>}{' '}
            {[what, about, taken && 'taken by another reviewer'].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      {due ? <DueClock from={from} due={due} now={now} /> : <Badge>Paused</Badge>}
    </li>
  )
}
