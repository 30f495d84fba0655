import styles from './Results.module.css'
import { isOffScale, placeOf, type Ratio } from './ratio.ts'

/** A ratio as a dot on its interval. A hollow dot: the interval includes 1. An arrow: the ratio lies off the scale. */
export function ForestPlot({ short, value, low, high }: Ratio) {
  const at = `${placeOf(value)}%`
  const includesOne = low <= 1 && high >= 1
  return (
    <svg className={styles.plot} role="img" aria-label={`${short} ${value}, interval ${low} to ${high}`}>
      <line className={styles.one} x1="50%" x2="50%" y1="0" y2="24" />
      <line className={styles.interval} x1={`${placeOf(low)}%`} x2={`${placeOf(high)}%`} y1="12" y2="12" />
      {isOffScale(value) ? (
        <svg x={at} y="12" overflow="visible" aria-hidden="true">
          <path className={styles.arrow} d={value > 1 ? 'M-7-5L0 0-7 5' : 'M7-5L0 0 7 5'} />
        </svg>
      ) : (
        <circle className={styles.point} data-open={includesOne || undefined} cx={at} cy="12" r="4" />
      )}
    </svg>
  )
}
