import { useQuery } from '@tanstack/react-query'
import { locumBands } from '#contract/locum-bands.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { daysFrom, shortDay } from './days.ts'
import styles from './Free.module.css'
import { weekQuery } from './queries.ts'
import { useFree } from './use-free.ts'
import { useMonday } from './use-shown-week.ts'
import { WeekHead } from './WeekHead.tsx'
import { hasBegun, hoursOf } from './words.ts'

/** When one is free in a week, band by band; each press is saved at once. */
export function FreeDialog({ onClose }: { onClose: () => void }) {
  const [monday, go] = useMonday()
  const { data: week, isError, refetch } = useQuery(weekQuery(monday))
  const { isFree, setFree } = useFree(week?.free ?? [])
  return (
    <Dialog title="When I am free" size="narrow" onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
      <p className="ui">Each press is saved at once. Verified hospitals see when you are free, not where you work.</p>
      <WeekHead monday={monday} onGo={go} />
      {isError && <Failed what="your week" onRetry={() => void refetch()} />}
      {!week && !isError && <Loading label="Loading your week" rows={3} />}
      {week &&
        daysFrom(monday).map((day) => (
          <fieldset key={day} className={styles.bands}>
            <legend>{shortDay(day)}</legend>
            {locumBands.map(({ id: band, label }) => (
              <label key={band}>
                <input
                  type="checkbox"
                  checked={isFree({ day, band })}
                  disabled={hasBegun({ day, band })}
                  onChange={({ target }) => setFree({ day, band, isFree: target.checked })}
                />
                {label} <span className="meta">{hoursOf(band)}</span>
              </label>
            ))}
          </fieldset>
        ))}
    </Dialog>
  )
}
