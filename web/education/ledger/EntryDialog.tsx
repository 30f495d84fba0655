import { useState } from 'react'
import type { LedgerEntry } from '#contract/ledger.ts'
import { CPD_HOURS_MAX, CPD_REFLECTION_MAX } from '#contract/limits.ts'
import { useDrafted } from '../../institutions/use-drafted.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { newClientId } from '../../lib/client-id.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { type Begun, type EntryValues, faultsOf, inputOf, valuesOf } from './entry-values.ts'
import styles from './Ledger.module.css'
import { StandingFields } from './StandingFields.tsx'
import { useSaveEntry } from './use-save-entry.ts'

type EntryDialogProps = { entry?: LedgerEntry /** What a new entry begins with. */; begun?: Begun; onClose: () => void }

const FREE = { kind: 'free' } as const

/** What is typed of an entry is kept apart from that of every other one, and from what is learned of something else. */
const draftOf = (entry: LedgerEntry | undefined, source: LedgerEntry['source']) =>
  `cpd-entry:${entry?.id ?? Object.values(source).join(':')}`

/** Records something learned, or corrects it. What was typed stays when it could not be saved, and over a reload. */
export default function EntryDialog({ entry, begun, onClose }: EntryDialogProps) {
  const source = begun?.source ?? FREE
  const [clientId] = useState(newClientId)
  const { values, changed, set: edit, drop } = useDrafted(draftOf(entry, source), { ...valuesOf(entry ?? begun), clientId })
  const [tried, setTried] = useState(false)
  const close = () => {
    drop()
    onClose()
  }
  const save = useSaveEntry({ entry, source, clientId: values.clientId, onSaved: close })
  const faults = faultsOf(values)
  const faultProps = (name: keyof EntryValues) => {
    const fault = (tried && faults[name]) || issuesOf(save.error).find(({ path }) => path === name)?.message
    return fault ? { error: fault } : {}
  }
  const submit = () => {
    setTried(true)
    if (Object.keys(faults).length === 0 && !save.isPending) save.mutate(inputOf(values))
  }

  return (
    <FormDialog
      title={entry ? 'Edit the entry' : 'Add an entry'}
      submitLabel={entry ? 'Save' : 'Add to the ledger'}
      busy={save.isPending}
      writing
      changed={changed}
      error={save.error ? wordsOf(save.error) : undefined}
      onSubmit={submit}
      onClose={close}
    >
      <div className={styles.fields}>
        {begun?.source?.kind === 'answer' && <p className="ui">You record what you learned from an answer of Doxy AI.</p>}
        {begun?.source?.kind === 'paper' && <p className="ui">You record what you learned from a paper in the Research Hub.</p>}
        <Field
          label="What did you learn?"
          hint="The topic, or the name of the activity. No patient details."
          required
          maxLength={200}
          value={values.title}
          onChange={({ target }) => edit({ title: target.value })}
          {...faultProps('title')}
        />
        <div className={styles.pair}>
          <Field
            label="Hours"
            hint="In quarters: 0.25, 0.5, 1.75"
            type="number"
            inputMode="decimal"
            required
            min={0.25}
            max={CPD_HOURS_MAX}
            step={0.25}
            value={values.hours}
            onChange={({ target }) => edit({ hours: target.value })}
            {...faultProps('hours')}
          />
          <Field
            label="Date"
            type="date"
            required
            value={values.on}
            onChange={({ target }) => edit({ on: target.value })}
            {...faultProps('on')}
          />
        </div>
        <TextArea
          label="Reflection"
          optional
          hint="What will you do differently? Only you see it. No patient details."
          rows={3}
          maxLength={CPD_REFLECTION_MAX}
          value={values.reflection}
          onChange={({ target }) => edit({ reflection: target.value })}
          {...faultProps('reflection')}
        />
        <StandingFields values={values} onEdit={edit} faultProps={faultProps} />
      </div>
    </FormDialog>
  )
}
