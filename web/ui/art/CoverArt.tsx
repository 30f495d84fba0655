import styles from './CoverArt.module.css'
import { coverMarks } from './cover.ts'
import { gridLines } from './grid-lines.ts'

type CoverArtProps = {
  /** The member's id: everybody keeps their own cover, and nobody needs to upload one. */
  seed: string
  width?: number
  height?: number
}

/** A night chart with a member's readings, drawn from a number. Fills its box. */
export function CoverArt({ seed, width = 400, height = 72 }: CoverArtProps) {
  const paper = gridLines({ width, height, every: 16 })
  const marks = coverMarks(seed, width, height)
  return (
    <svg className={styles.cover} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={width} height={height} fill="var(--neel-deep)" />
      <path d={paper.fine} className={styles.fine} />
      <path d={paper.strong} className={styles.strong} />
      <path d={`M${marks.map(({ x, y }) => `${x} ${y}`).join('L')}`} className={styles.line} />
      {marks.map(({ x, y, lit }) => (
        <g key={x} transform={`translate(${x} ${y})`} className={styles.mark} data-lit={lit || undefined}>
          <path d="M-6.5-5.5L0 8l6.5-13.5" />
          <circle cy="-8" r="2.9" />
        </g>
      ))}
    </svg>
  )
}
