import { CalendarPlus, CircleCheck } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import type { LocumShift } from '#contract/locum.ts'
import { LOCUM_REST_HOURS } from '#contract/locum-bands.ts'
import { pageOf } from '../../institutions/words.ts'
import { api } from '../../lib/api/api.ts'
import { locale, say } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { toast } from '../../ui/status/toast.ts'
import { useAct } from './queries.ts'
import styles from './Shift.module.css'
import { saveCalendar } from './save-calendar.ts'
import { hasBegun, payWords, whenWords } from './words.ts'

const CancelDialog = part(async () => ({ default: (await import('./CancelDialog.tsx')).CancelDialog }))

type ShiftDetailProps = { shift: LocumShift; proof: { isRegistered: boolean; checked: string }; onDone: () => void }

/** All of a shift, what was checked for it, and what one can do about it. */
export function ShiftDetail({ shift, proof, onDone }: ShiftDetailProps) {
  const [cancelling, setCancelling] = useState(false)
  const whyNot = useId()
  const { id: shiftId, institution, standing, collision, cancelWords } = shift
  const accept = useAct(() => api.locum.accept({ shiftId }))
  const decline = useAct(() => api.locum.decline({ shiftId }))
  const isOffered = standing === 'offered' && !hasBegun(shift)
  const take = () =>
    accept.mutate(undefined, {
      onSuccess: () => {
        toast.success(say('The shift is yours'), {
          description: say('{when}. {name} knows.', { when: whenWords(shift, locale()), name: institution.name }),
        })
        onDone()
      },
    })
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Where">
          <Link to={pageOf(institution.id)}>{institution.name}</Link>, {shift.place}
        </Fact>
        <Fact name="When">{whenWords(shift)}</Fact>
        <Fact name="Pay">{payWords(shift.pay)}</Fact>
        {shift.specialty && <Fact name="Specialty">{shift.specialty}</Fact>}
        {shift.notes && <Fact name="Work">{shift.notes}</Fact>}
      </dl>
      <div className={styles.checks}>
        {isOffered && (
          <>
            {proof.isRegistered ? (
              <p className={styles.checked}>
                <CircleCheck />
                {proof.checked}
              </p>
            ) : (
              <div id={collision ? undefined : whyNot}>
                <Note>
                  Only doctors whose registration was checked can accept a shift. <Link to="/verification">Get verified</Link>
                </Note>
              </div>
            )}
            {collision ? (
              <div id={whyNot}>
                <Note tone="danger">
                  <b>Why you cannot accept this.</b> {collision}
                </Note>
              </div>
            ) : (
              <p className={styles.checked}>
                <CircleCheck />
                {LOCUM_REST_HOURS} hours of rest before and after
              </p>
            )}
          </>
        )}
        {standing === 'taken' && <Note>Somebody else accepted first.</Note>}
        {standing === 'declined' && <Note>You declined this shift.</Note>}
        {standing === 'cancelled' && <Note>This shift was cancelled.{cancelWords && ` Reason: ${cancelWords}`}</Note>}
        {standing === 'offered' && !isOffered && <Note>This shift has begun, or is over.</Note>}
      </div>
      {isOffered && (
        <div className={styles.answer}>
          <Button tone="outline" busy={decline.isPending} onClick={() => decline.mutate(undefined, { onSuccess: onDone })}>
            Decline
          </Button>
          <Button
            busy={accept.isPending}
            disabled={collision !== '' || !proof.isRegistered}
            aria-describedby={collision || !proof.isRegistered ? whyNot : undefined}
            onClick={take}
          >
            Accept shift
          </Button>
        </div>
      )}
      {standing === 'yours' && (
        <div className={styles.answer}>
          <Button tone="outline" onClick={() => void saveCalendar(shiftId)}>
            <CalendarPlus />
            Add to calendar
          </Button>
          {!hasBegun(shift) && (
            <Button tone="quiet" onClick={() => setCancelling(true)}>
              Cancel shift
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {cancelling && (
          <CancelDialog
            shift={shift}
            tells={`${institution.name} learns of it at once.`}
            cancel={(words) => api.locum.giveBack({ shiftId, words })}
            onDone={() => {
              setCancelling(false)
              toast.success(say('The shift is cancelled.'))
            }}
            onClose={() => setCancelling(false)}
          />
        )}
      </Suspense>
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
