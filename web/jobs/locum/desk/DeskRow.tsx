import { Suspense, useState } from 'react'
import type { DeskShift } from '#contract/locum.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../../lib/api/api.ts'
import { say } from '../../../lib/language/say.ts'
import { AuthorLine } from '../../../profile/member/AuthorLine.tsx'
import { Badge } from '../../../ui/badge/Badge.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { part } from '../../../ui/later.tsx'
import { toast } from '../../../ui/status/toast.ts'
import { saveCalendar } from '../save-calendar.ts'
import { hasBegun, hoursOf, payWords } from '../words.ts'
import styles from './Desk.module.css'

const CancelDialog = part(async () => ({ default: (await import('../CancelDialog.tsx')).CancelDialog }))

const states: Record<DeskShift['shiftState'], string> = {
  offered: 'Offered',
  taken: 'Accepted',
  declined: 'Declined',
  cancelled: 'Cancelled',
}

type DeskRowProps = { institutionId: Id; shift: DeskShift; current: boolean; onAgain: () => void }

/** A shift of the institution: how far it is, who has it, and what to do about it. */
export function DeskRow({ institutionId, shift, current, onAgain }: DeskRowProps) {
  const [cancelling, setCancelling] = useState(false)
  const { id: shiftId, title, band, pay, place, shiftState, takenBy, to, isOpen, checked, cancelWords } = shift
  const isTaken = shiftState === 'taken'
  const isOn = (shiftState === 'offered' || isTaken) && !hasBegun(shift)
  const who = takenBy ?? (isTaken ? null : to)
  return (
    <article className={styles.row} aria-label={title} aria-current={current || undefined}>
      <div className={styles.line}>
        <h3>{title}</h3>
        <Badge>{states[shiftState]}</Badge>
      </div>
      <p className="ui muted">
        {hoursOf(band)} · {payWords(pay)} · {place}
      </p>
      {who && (
        <p className="ui">
          <AuthorLine member={who} />
        </p>
      )}
      {isTaken && !takenBy && <p className="ui">Somebody whom you cannot see has it, or whoever had it has left Wardmates.</p>}
      {checked && <p className="meta">{checked}, when they accepted.</p>}
      {shiftState === 'offered' && isOpen && <p className="meta">Open to every doctor{shift.specialty && ` of ${shift.specialty}`}.</p>}
      {cancelWords && <p className="ui">Reason: {cancelWords}</p>}
      <div className={styles.acts}>
        {isTaken && (
          <Button tone="outline" size="small" onClick={() => void saveCalendar(shiftId)}>
            Add to calendar
          </Button>
        )}
        {isOn && (
          <Button tone="quiet" size="small" onClick={() => setCancelling(true)}>
            Cancel shift
          </Button>
        )}
        {!isOn && !isTaken && !hasBegun(shift) && (
          <Button tone="outline" size="small" onClick={onAgain}>
            Offer again
          </Button>
        )}
      </div>
      <Suspense>
        {cancelling && (
          <CancelDialog
            shift={shift}
            free={!isTaken}
            tells={isTaken || to ? 'The doctor learns of it at once.' : ''}
            cancel={(words) => api.locumDesk.cancel({ institutionId, shiftId, words })}
            onDone={() => {
              setCancelling(false)
              toast.success(say('The shift is cancelled.'))
            }}
            onClose={() => setCancelling(false)}
          />
        )}
      </Suspense>
    </article>
  )
}
