import styles from './WardIllustration.module.css'

type Row = { opacity: number; mates: number[]; fresh: number[]; doxy: number[] }

/** Beds of a ward at night, the farther the dimmer: x and y in turn. */
const rows: Row[] = [
  { opacity: 1, mates: [50.5, 80.4, 507.6, 78.6, 680.1, 82], fresh: [413.5, 80.6], doxy: [] },
  {
    opacity: 0.8,
    mates: [302, 171.1, 405, 159.6, 503.7, 172.6, 667.8, 170.7],
    fresh: [236.1, 166.1, 588, 163.8],
    doxy: [147.6, 171.6],
  },
  { opacity: 0.7, mates: [232.1, 249.3, 416.6, 244.5, 664.4, 253.9], fresh: [], doxy: [496.2, 256.5] },
  { opacity: 0.5, mates: [36.3, 337.4, 143.3, 349.5, 494, 333.7, 596.9, 342.2], fresh: [320.5, 332.8], doxy: [] },
]
const joined = 'M236.1 184.1L232.1 225.3M507.6 96.6L503.7 148.6M503.7 190.6L496.2 232.5M496.2 274.5L494 309.7M667.8 188.7L664.4 229.9'

const Marks = ({ mark, places, scale }: { mark: string; places: number[]; scale: number }) =>
  Array.from({ length: places.length / 2 }, (_, at) => `${places[at * 2]} ${places[at * 2 + 1]}`).map((place) => (
    <use key={place} href={`#night-${mark}`} transform={`translate(${place}) scale(${scale})`} />
  ))

/** The picture beside the entrance: a ward at night, everybody at their bed, some of them talking. */
export const WardIllustration = () => (
  <svg className={styles.ward} viewBox="0 0 720 844" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <defs>
      <pattern id="night-fine" className={styles.fine} width="18" height="18" patternUnits="userSpaceOnUse">
        <path d="M0 0V18M0 0H18" />
      </pattern>
      <pattern id="night-strong" className={styles.strong} width="90" height="90" patternUnits="userSpaceOnUse">
        <path d="M0 0V90M0 0H90" />
      </pattern>
      <path id="night-caret" className={styles.caret} d="M-6.5-5.5 0 8 6.5-5.5" />
      <g id="night-mate" className={styles.mate}>
        <use href="#night-caret" />
        <circle cy="-8" r="2.9" fill="currentColor" />
      </g>
      <g id="night-fresh" className={styles.fresh}>
        <use href="#night-caret" />
        <circle cy="-8" r="2.9" />
      </g>
      <g id="night-doxy" className={styles.doxy}>
        <rect x="-11" y="-12" width="22" height="22" rx="6" />
        <path d="M-4.8 2.8 0-7l4.8 9.8" />
        <circle cy="4.2" r="2" />
      </g>
    </defs>
    <rect width="720" height="844" fill="url(#night-fine)" />
    <rect width="720" height="844" fill="url(#night-strong)" />
    <path className={styles.joined} d={joined} />
    {rows.map(({ opacity, mates, fresh, doxy }) => (
      <g key={opacity} opacity={opacity}>
        <Marks mark="mate" places={mates} scale={1.7} />
        <Marks mark="fresh" places={fresh} scale={1.7} />
        <Marks mark="doxy" places={doxy} scale={1.6} />
      </g>
    ))}
  </svg>
)
