import type { LocumShift, LocumSlot } from '#contract/locum.ts'
import { locumBands } from '#contract/locum-bands.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { daysFrom, headOf } from './days.ts'
import { FreeGlyph } from './FreeGlyph.tsx'
import styles from './Locum.module.css'
import { ShiftButton } from './ShiftButton.tsx'
import { bandOf } from './words.ts'

type AgendaProps = {
  monday: string
  free: readonly LocumSlot[]
  shifts: readonly LocumShift[]
  current: string
  onSelect: (shiftId: string) => void
}

/** The same week day by day, for narrow screens. */
export const Agenda = ({ monday, free, shifts, current, onSelect }: AgendaProps) => (
  <Sheet bleed className={styles.narrow} aria-label="Week by day">
    <ul className={styles.agenda}>
      {daysFrom(monday).map((day) => {
        const { name, number } = headOf(day)
        const here = shifts.filter((shift) => shift.day === day)
        const isTaken = (band: string) => here.some((shift) => shift.band === band)
        const bands = locumBands.filter(({ id }) => !isTaken(id) && free.some((slot) => slot.day === day && slot.band === id))
        return (
          <li key={day}>
            <p className={styles.date}>
              {name}
              <b>{number}</b>
            </p>
            <div className={styles.ofDay}>
              {here.map((shift) => (
                <ShiftButton key={shift.id} shift={shift} inAgenda current={shift.id === current} onPress={() => onSelect(shift.id)} />
              ))}
              {bands.length > 0 && (
                <p className={styles.freeLine}>
                  <FreeGlyph />
                  Free: {bands.map(({ id }) => bandOf(id).label.toLowerCase()).join(', ')}
                </p>
              )}
              {here.length === 0 && bands.length === 0 && <p className={styles.freeLine}>Not free</p>}
            </div>
          </li>
        )
      })}
    </ul>
  </Sheet>
)
