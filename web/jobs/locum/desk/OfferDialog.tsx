import type { DeskShift, LocumBand } from '#contract/locum.ts'
import { locumBands } from '#contract/locum-bands.ts'
import type { Id } from '#contract/page.ts'
import room from '../../../institutions/Institution.module.css'
import { fieldsOf, useDrafted } from '../../../institutions/use-drafted.ts'
import { api } from '../../../lib/api/api.ts'
import { issuesOf, wordsOf } from '../../../lib/api/failure.ts'
import { newClientId } from '../../../lib/client-id.ts'
import { say } from '../../../lib/language/say.ts'
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { toast } from '../../../ui/status/toast.ts'
import { todayInIndia } from '../days.ts'
import { useAct } from '../queries.ts'
import { hoursOf } from '../words.ts'
import { FreeDoctors } from './FreeDoctors.tsx'

type Draft = {
  clientId: string
  day: string
  band: LocumBand
  title: string
  specialty: string
  pay: string
  place: string
  notes: string
  toId: string
}

type OfferDialogProps = {
  institutionId: Id
  /** A shift that is offered again. */
  like: DeskShift | undefined
  /** A day of the week that is looked at. */
  day: string
  onClose: () => void
}

/** Offers a shift. What was typed stays on this device until it is sent or given up. */
export function OfferDialog({ institutionId, like, day, onClose }: OfferDialogProps) {
  const form = useDrafted<Draft>(`locum-offer:${institutionId}:${like?.id ?? ''}`, {
    clientId: newClientId(),
    day: like?.day ?? [day, todayInIndia()].sort().at(-1)!,
    band: like?.band ?? 'day',
    title: like?.title ?? '',
    specialty: like?.specialty ?? '',
    pay: like ? String(like.pay) : '',
    place: like?.place ?? '',
    notes: like?.notes ?? '',
    toId: '',
  })
  const { values, changed, set, drop } = form
  const { pay, toId, ...said } = values
  const offer = useAct(() => api.locumDesk.offer({ institutionId, ...said, pay: Number(pay), toId: toId || null }), { quiet: true })
  const notANumber = /^\d+$/.test(pay) ? [] : [{ path: 'pay', message: 'Enter the pay in whole rupees.' }]
  const issues = offer.error || offer.isSuccess ? [...issuesOf(offer.error), ...notANumber] : []
  const field = fieldsOf<Draft, Exclude<keyof Draft, 'clientId' | 'toId'>>(form, issues)
  const close = () => {
    drop()
    onClose()
  }
  const send = () =>
    offer.mutate(undefined, {
      onSuccess: () => {
        toast.success(toId ? say('The shift is offered.') : say('The shift is offered openly.'))
        close()
      },
    })
  return (
    <FormDialog
      title="Offer a shift"
      submitLabel="Offer shift"
      busy={offer.isPending}
      changed={changed}
      error={offer.error && issues.length === 0 ? wordsOf(offer.error) : undefined}
      onSubmit={send}
      onClose={close}
    >
      <div className={room.stack}>
        <div className={room.two}>
          <Field label="Day" type="date" min={todayInIndia()} {...field('day')} />
          <Select label="Hours" {...field('band')}>
            {locumBands.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}, {hoursOf(id)}
              </option>
            ))}
          </Select>
        </div>
        <Field label="Shift" maxLength={120} placeholder="Emergency desk" {...field('title')} />
        <div className={room.two}>
          <Field label="Pay in rupees, for all of it" inputMode="numeric" placeholder="9500" {...field('pay')} />
          <Field label="Specialty" optional maxLength={80} {...field('specialty')} />
        </div>
        <Field label="Place" maxLength={160} placeholder="Ward 4, main building" {...field('place')} />
        <TextArea label="Work" optional rows={3} maxLength={1000} {...field('notes')} />
        <FreeDoctors
          institutionId={institutionId}
          slot={{ day: values.day, band: values.band }}
          specialty={values.specialty.trim()}
          chosen={toId}
          onChoose={(memberId) => set({ toId: memberId })}
        />
      </div>
    </FormDialog>
  )
}
