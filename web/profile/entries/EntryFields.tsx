import type { EntryKind } from '#contract/profile-entry.ts'
import { ENTRY_NOTE_MAX } from '#contract/profile-limits.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import styles from '../credentials/Credentials.module.css'
import { months } from './dates.ts'
import own from './Entries.module.css'
import type { EntryFaults, EntryForm } from './entry-form.ts'

const labels: Record<EntryKind, [title: string, institution: string, going: string]> = {
  position: ['Position', 'Hospital or institution', 'I work here now'],
  degree: ['Degree', 'College or university', 'I am studying for it now'],
  training: ['Training', 'Institution', 'It still goes on'],
}

type EntryFieldsProps = { entry: EntryForm; faults: EntryFaults; onChange: (part: Partial<EntryForm>) => void }

/** The fields of one position, degree or training. */
export function EntryFields({ entry, faults, onChange }: EntryFieldsProps) {
  const [title, institution, going] = labels[entry.kind]
  const field = (name: 'title' | 'institution' | 'location' | 'note') => ({
    value: entry[name],
    error: faults[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => onChange({ [name]: target.value }),
  })
  return (
    <div className={styles.grid}>
      <div className={styles.full}>
        <Field label={title} maxLength={160} {...field('title')} />
      </div>
      <div className={styles.full}>
        <Field label={institution} autoComplete="organization" maxLength={160} {...field('institution')} />
      </div>
      <MonthFields label="From" of="started" {...{ entry, faults, onChange }} />
      {!entry.isPresent && <MonthFields label="To" of="ended" {...{ entry, faults, onChange }} />}
      <label className={own.present}>
        <input type="checkbox" checked={entry.isPresent} onChange={({ target }) => onChange({ isPresent: target.checked })} />
        {going}
      </label>
      <div className={styles.full}>
        <Field label="City" optional maxLength={120} {...field('location')} />
      </div>
      <div className={styles.full}>
        <TextArea label="Note" optional rows={2} maxLength={ENTRY_NOTE_MAX} {...field('note')} />
      </div>
    </div>
  )
}

type MonthFieldsProps = EntryFieldsProps & { label: string; of: 'started' | 'ended' }

/** A year, and its month where it is known. */
const MonthFields = ({ label, of, entry, faults, onChange }: MonthFieldsProps) => (
  <fieldset className={own.month}>
    <legend className="vh">{label}</legend>
    <Select
      label={`${label}: month`}
      optional
      value={entry[`${of}Month`]}
      onChange={({ target }) => onChange({ [`${of}Month`]: target.value })}
    >
      <option value="">Not given</option>
      {months.map((month, at) => (
        <option key={month} value={String(at + 1).padStart(2, '0')}>
          {month}
        </option>
      ))}
    </Select>
    <Field
      label={`${label}: year`}
      optional={of === 'ended' || entry.kind !== 'position'}
      inputMode="numeric"
      maxLength={4}
      value={entry[`${of}Year`]}
      error={faults[of]}
      onChange={({ target }) => onChange({ [`${of}Year`]: target.value })}
    />
  </fieldset>
)
