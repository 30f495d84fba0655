import { Plus } from 'lucide-react'
import { Fragment } from 'react'
import type { LocumShift, LocumSlot } from '#contract/locum.ts'
import { locumBands } from '#contract/locum-bands.ts'
import { classNames } from '../../ui/class-names.ts'
import { daysFrom, headOf, shortDay, todayInIndia } from './days.ts'
import { FreeGlyph } from './FreeGlyph.tsx'
import styles from './Locum.module.css'
import { ShiftButton } from './ShiftButton.tsx'
import { hasBegun, hoursOf } from './words.ts'

type WeekGridProps = {
  monday: string
  free: readonly LocumSlot[]
  shifts: readonly LocumShift[]
  current: string
  onSelect: (shiftId: string) => void
  onFree: (slot: LocumSlot & { isFree: boolean }) => void
}

/** Seven days by three bands, for wide screens. An empty field is pressed to be free in it, and again to take that back. */
export function WeekGrid({ monday, free, shifts, current, onSelect, onFree }: WeekGridProps) {
  const today = todayInIndia()
  const days = daysFrom(monday)
  const isFreeIn = ({ day, band }: LocumSlot) => free.some((slot) => slot.day === day && slot.band === band)
  const cell = (slot: LocumSlot) => {
    const here = shifts.filter(({ day, band }) => day === slot.day && band === slot.band)
    const isFree = isFreeIn(slot)
    const { name, number } = headOf(slot.day)
    return (
      <div key={slot.day} className={classNames(styles.slot, isFree && styles.free)}>
        {here.map((shift) => (
          <ShiftButton key={shift.id} shift={shift} current={shift.id === current} onPress={() => onSelect(shift.id)} />
        ))}
        {here.length === 0 && !hasBegun(slot) && (
          <button
            type="button"
            className={styles.mark}
            aria-pressed={isFree}
            aria-label={`Free: ${name} ${number}, ${slot.band}`}
            onClick={() => onFree({ ...slot, isFree: !isFree })}
          >
            {isFree ? (
              <span>
                <FreeGlyph /> Free
              </span>
            ) : (
              <Plus />
            )}
          </button>
        )}
      </div>
    )
  }
  return (
    <section className={styles.week} aria-label={`Week of ${shortDay(monday)}`}>
      <div className={styles.corner} />
      {days.map((day) => {
        const { name, number } = headOf(day)
        return (
          <div key={day} className={styles.dayHead} data-today={day === today || undefined}>
            {name}
            <b>{number}</b>
          </div>
        )
      })}
      {locumBands.map(({ id: band, label }) => (
        <Fragment key={band}>
          <div className={styles.bandHead}>
            <b>{label}</b>
            <span>{hoursOf(band)}</span>
          </div>
          {days.map((day) => cell({ day, band }))}
        </Fragment>
      ))}
    </section>
  )
}
