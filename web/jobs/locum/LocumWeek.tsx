import { Check, ClockAlert, Hand, X } from 'lucide-react'
import { Suspense } from 'react'
import { useMedia } from '../../lib/media.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Stat, StatStrip } from '../../ui/layout/StatStrip.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { Agenda } from './Agenda.tsx'
import { monthOf, shortDay, shortWeek } from './days.ts'
import { FreeGlyph } from './FreeGlyph.tsx'
import styles from './Locum.module.css'
import { useFree } from './use-free.ts'
import { useShownWeek } from './use-shown-week.ts'
import { WeekGrid } from './WeekGrid.tsx'
import { WeekHead } from './WeekHead.tsx'
import { bandOf, payWords } from './words.ts'

const ShiftSheet = part(async () => ({ default: (await import('./ShiftSheet.tsx')).ShiftSheet }))

const WIDE = '(min-width: 1024px)'

/** A doctor's week: when they are free, what they are offered, what is theirs. */
export function LocumWeek({ onFree }: { onFree: () => void }) {
  const { monday, go, week, shiftId, shift, set } = useShownWeek()
  const isWide = useMedia(WIDE)
  const { data } = week
  const { free, setFree } = useFree(data?.free ?? [])
  if (week.isError) return <Failed what="your week" onRetry={() => void week.refetch()} />
  if (!data)
    return (
      <Sheet>
        <Loading label="Loading your week" rows={4} />
      </Sheet>
    )
  const { shifts, offers, month, proof } = data
  const yours = shifts.filter(({ standing }) => standing === 'yours')
  const hours = yours.reduce((sum, { band }) => sum + bandOf(band).to - bandOf(band).from, 0)
  const shown = shift.data ?? shifts.find(({ id }) => id === shiftId)
  const close = () => set('shift', undefined)
  return (
    <>
      <StatStrip>
        <Stat label="Offers" value={offers.waiting} note={offers.next ? `The first for ${shortDay(offers.next)}` : ''} />
        <Stat label={`Yours, ${shortWeek(monday)}`} value={`${hours} h`} note={paidWords(yours.length, sumOf(yours))} />
        <Stat label={monthOf(monday)} value={payWords(month.pay)} note={paidWords(month.shifts)} />
      </StatStrip>
      {free.length === 0 && shifts.length === 0 && (
        <Sheet bleed>
          <EmptyState
            art="mates"
            level={2}
            title="Nobody knows when you are free"
            action={<Button onClick={onFree}>Say when I am free</Button>}
          >
            Mark two or three times a week. Verified hospitals can then offer shifts.
          </EmptyState>
        </Sheet>
      )}
      <WeekHead monday={monday} onGo={go}>
        <Key />
      </WeekHead>
      <WeekGrid monday={monday} free={free} shifts={shifts} current={shiftId} onSelect={(id) => set('shift', id)} onFree={setFree} />
      <Agenda monday={monday} free={free} shifts={shifts} current={shiftId} onSelect={(id) => set('shift', id)} />
      <div className={styles.wide}>
        <Note>Press an empty field to say you are free. Hospitals see when you are free, not where you work.</Note>
      </div>
      <Suspense>{!isWide && shown && <ShiftSheet shift={shown} proof={proof} onClose={close} />}</Suspense>
    </>
  )
}

const sumOf = (shifts: readonly { pay: number }[]) => shifts.reduce((sum, { pay }) => sum + pay, 0)

const paidWords = (shifts: number, pay?: number) =>
  [`${shifts} ${shifts === 1 ? 'shift' : 'shifts'}`, pay === undefined ? '' : payWords(pay)].filter(Boolean).join(', ')

const Key = () => (
  <ul className={styles.key} aria-label="Key">
    <li>
      <FreeGlyph />
      Free
    </li>
    <li>
      <Hand />
      Offer
    </li>
    <li>
      <Check />
      Yours
    </li>
    <li>
      <X />
      Taken
    </li>
    <li>
      <ClockAlert />
      Too close to yours
    </li>
  </ul>
)
