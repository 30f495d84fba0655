import type { LocumShift } from '#contract/locum.ts'
import { headOf } from './days.ts'
import styles from './Locum.module.css'
import { bandOf, hoursOf, lookOf, payWords } from './words.ts'

type ShiftButtonProps = { shift: LocumShift; current: boolean; inAgenda?: boolean; onPress: () => void }

/** A shift in the week: what it is in icon and word, where, and for how much. */
export function ShiftButton({ shift, current, inAgenda = false, onPress }: ShiftButtonProps) {
  const { look, label, Icon } = lookOf(shift)
  const { institution, day, band, pay, collision, standing } = shift
  const { name, number } = headOf(day)
  return (
    <button type="button" className={styles.shift} data-look={look} aria-current={current || undefined} onClick={onPress}>
      <span className={styles.kind}>
        <Icon />
        {label}
        {inAgenda && <span className={styles.hours}>{hoursOf(band)}</span>}
      </span>
      <b className={styles.at}>{inAgenda ? `${institution.name}, ${institution.city}` : institution.name}</b>
      <span>{inAgenda && standing === 'taken' ? 'Somebody else accepted first' : inAgenda && collision ? collision : payWords(pay)}</span>
      {!inAgenda && (
        <span className="vh">
          {name} {number}, {bandOf(band).label.toLowerCase()}
        </span>
      )}
    </button>
  )
}
