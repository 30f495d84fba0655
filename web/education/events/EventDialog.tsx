import { useState } from 'react'
import type { Event, EventKind } from '#contract/events.ts'
import { EVENT_ABOUT_MAX } from '#contract/limits.ts'
import { useDrafted } from '../../institutions/use-drafted.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { newClientId } from '../../lib/client-id.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { kindWords } from '../words.ts'
import styles from './Events.module.css'
import { type EventValues, faultsOf, inputOf, valuesOf } from './event-values.ts'
import { useSaveEvent } from './use-save-event.ts'

const kinds = Object.entries(kindWords) as [EventKind, string][]
/** As the server names a begin that does not fit. */
const fieldsOf: Record<string, string> = { startsAt: 'day' }

/** What is typed belongs to the event as it was when that began. */
const draftOf = (event: Event | undefined) => `event:${event ? `${event.id}:${event.sequence}` : 'new'}`

/** Announces an event, or changes one. What was typed stays when it could not be saved, and over a reload. */
export default function EventDialog({ event: now, onClose }: { event?: Event; onClose: () => void }) {
  const [event] = useState(now)
  const [clientId] = useState(newClientId)
  const { values, changed, set: edit, drop } = useDrafted(draftOf(event), { ...valuesOf(event), clientId })
  const [tried, setTried] = useState(false)
  const close = () => {
    drop()
    onClose()
  }
  const save = useSaveEvent({ event, clientId: values.clientId, onSaved: close })
  const faults = faultsOf(values, event)
  const issues = issuesOf(save.error).map(({ path, message }) => ({ path: fieldsOf[path] ?? path, message }))
  const faultProps = (name: keyof EventValues) => {
    const fault = (tried && faults[name]) || issues.find(({ path }) => path === name)?.message
    return fault ? { error: fault } : {}
  }
  const submit = () => {
    setTried(true)
    if (Object.keys(faults).length === 0 && !save.isPending) save.mutate(inputOf(values, event))
  }

  return (
    <FormDialog
      title={event ? 'Change the event' : 'Hold an event'}
      submitLabel={event ? 'Save' : 'Announce'}
      busy={save.isPending}
      writing
      changed={changed}
      error={save.error ? wordsOf(save.error) : undefined}
      onSubmit={submit}
      onClose={close}
    >
      <div className={styles.fields}>
        <Select label="What is it?" value={values.kind} onChange={({ target }) => edit({ kind: target.value as EventKind })}>
          {kinds.map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </Select>
        <Field
          label="Title"
          required
          maxLength={120}
          value={values.title}
          onChange={({ target }) => edit({ title: target.value })}
          {...faultProps('title')}
        />
        <div className={styles.when}>
          <Field
            label="Day"
            type="date"
            required
            value={values.day}
            onChange={({ target }) => edit({ day: target.value })}
            {...faultProps('day')}
          />
          <Field
            label="Begins at"
            type="time"
            required
            value={values.time}
            onChange={({ target }) => edit({ time: target.value })}
            {...faultProps('time')}
          />
          <Field
            label="Minutes"
            type="number"
            inputMode="numeric"
            required
            value={values.minutes}
            onChange={({ target }) => edit({ minutes: target.value })}
            {...faultProps('minutes')}
          />
        </div>
        <Field
          label="Where"
          hint="A room and an address, or “online” with the link. Every member can read it."
          required
          maxLength={300}
          value={values.place}
          onChange={({ target }) => edit({ place: target.value })}
          {...faultProps('place')}
        />
        <TextArea
          label="What it is about"
          optional
          hint="No patient details."
          rows={4}
          maxLength={EVENT_ABOUT_MAX}
          value={values.about}
          onChange={({ target }) => edit({ about: target.value })}
          {...faultProps('about')}
        />
      </div>
    </FormDialog>
  )
}
