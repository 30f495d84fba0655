import { CalendarPlus } from 'lucide-react'
import { LOCUM_NOTICE_HOURS } from '#contract/locum-bands.ts'
import { useMedia } from '../../lib/media.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { isRefused } from '../postings/postings-queries.ts'
import { FindDesk } from './desk/FindDesk.tsx'
import styles from './Shift.module.css'
import { ShiftDetail } from './ShiftDetail.tsx'
import { saveCalendar } from './save-calendar.ts'
import { useShownWeek } from './use-shown-week.ts'
import { lookOf, whenWords } from './words.ts'

const WIDE = '(min-width: 1024px)'

/** The shift that is looked at, else the first that can be accepted; and what comes next. */
export function LocumRail() {
  const { week, shiftId, shift, set } = useShownWeek()
  const isWide = useMedia(WIDE)
  const { data } = week
  const chosen = shiftId ? shift.data : data?.shifts.find((one) => lookOf(one).look === 'offer')
  return (
    <>
      {shiftId &&
        shift.error &&
        // It may be of an institution that the viewer runs: not every notice knows which of the two they are.
        (isRefused(shift.error) ? <FindDesk shiftId={shiftId} /> : <Failed what="the shift" onRetry={() => void shift.refetch()} />)}
      {isWide && data && chosen && (
        <Sheet bleed title={chosen.title} lead={chosen.institution.name}>
          <div className={styles.detail}>
            <ShiftDetail key={chosen.id} shift={chosen} proof={data.proof} onDone={() => set('shift', undefined)} />
          </div>
        </Sheet>
      )}
      {data?.next && (
        <Sheet bleed title="Your next shift">
          <div className={styles.next}>
            <h3>
              {data.next.institution.name}, {data.next.institution.city}
            </h3>
            <p className="ui muted">
              {whenWords(data.next)} · {data.next.title}
            </p>
            <Button tone="outline" onClick={() => void saveCalendar(data.next!.id)}>
              <CalendarPlus />
              Add to calendar
            </Button>
            <p className="meta">Until {LOCUM_NOTICE_HOURS} hours before it, you can cancel without giving a reason.</p>
          </div>
        </Sheet>
      )}
    </>
  )
}
