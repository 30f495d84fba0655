import type { ReactNode } from 'react'
import { Skeleton } from './Skeleton.tsx'
import styles from './Strip.module.css'
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

type ReadingProps = {
  label: string
  /** Undefined while it is being counted. */
  value: number | undefined
  week?: number[]
  /** One short line below the number. */
  note?: string
}

const shown = new Intl.NumberFormat('en-IN')

/** One number of a strip. */
export function Reading({ label, value, week, note }: ReadingProps) {
  return (
    <div className={styles.reading}>
      <dt>{label}</dt>
      <dd className={styles.value}>
        {value === undefined ? <Skeleton size="short" /> : shown.format(value)}
        {week && <Sparkline values={week} />}
      </dd>
      {note !== undefined && <dd className={styles.note}>{note || '\u00a0'}</dd>}
    </div>
  )
}

type StripProps = {
  children: ReactNode
  /** Inside a sheet the strip draws no border of its own. */
  inset?: boolean
}

/** A ruled strip of readings. */
export const Strip = ({ inset, children }: StripProps) => (
  <dl className={styles.strip} data-inset={inset || undefined}>
    {children}
  </dl>
)
