import type { ReactNode } from 'react'
import { formatCount } from '../../lib/count.ts'
import { useSay } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'
import { Skeleton } from '../status/Skeleton.tsx'
import styles from './StatStrip.module.css'
import { sparkPoints } from './sparkline.ts'

const WIDTH = 88
const HEIGHT = 32

/** Joined readings, the latest ringed in haldi. Decoration beside a number. */
function Sparkline({ values }: { values: number[] }) {
  const points = sparkPoints(values, WIDTH, HEIGHT)
  const latest = points.at(-1)
  if (!latest) return null
  return (
    <svg className={styles.spark} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path
        d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        fill="none"
        stroke="var(--neel)"
        strokeOpacity=".4"
        strokeWidth="1.5"
      />
      {points.slice(0, -1).map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="1.9" fill="var(--neel)" />
      ))}
      <circle cx={latest.x} cy={latest.y} r="3.4" fill="var(--haldi)" stroke="var(--neel)" strokeWidth="1.5" />
    </svg>
  )
}

type StatProps = {
  label: string
  /** Undefined while it is being counted; a text where it has a unit. */
  value: number | string | undefined
  week?: number[]
  /** One short line below the number. */
  note?: string
  /** When it was counted, where that was not now: it stays where notes give way on a narrow screen. */
  countedAt?: string | undefined
  /** Where what is counted is shown. */
  to?: string | undefined
}

/** One number of a strip. */
export function Stat({ label, value, week, note, countedAt, to }: StatProps) {
  const say = useSay()
  const shown = value === undefined ? <Skeleton size="short" /> : typeof value === 'string' ? value : formatCount(value)
  return (
    <div className={styles.stat}>
      <dt>{label}</dt>
      <dd className={styles.value}>
        {to && value !== undefined ? (
          <Link to={to} aria-label={`${label}, ${shown}`}>
            {shown}
          </Link>
        ) : (
          shown
        )}
        {week && <Sparkline values={week} />}
      </dd>
      {note !== undefined && <dd className={styles.note}>{note || '\u00a0'}</dd>}
      {countedAt && <dd className={styles.countedAt}>{say('Counted {when}', { when: countedAt })}</dd>}
    </div>
  )
}

type StatStripProps = {
  children: ReactNode
  /** Inside a sheet the strip draws no border of its own. */
  inset?: boolean
}

/** A ruled strip of numbers. */
export const StatStrip = ({ inset, children }: StatStripProps) => (
  <dl className={styles.strip} data-inset={inset || undefined}>
    {children}
  </dl>
)
