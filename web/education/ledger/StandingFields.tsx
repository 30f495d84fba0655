import { Field } from '../../ui/form/Field.tsx'
import type { EntryValues } from './entry-values.ts'
import styles from './Ledger.module.css'

type StandingFieldsProps = {
  values: EntryValues
  onEdit: (change: Partial<EntryValues>) => void
  faultProps: (name: keyof EntryValues) => { error?: string }
}

/** Whether a body accredited it: then its name and its number are asked. */
export const StandingFields = ({ values: { isAccredited, by, accreditationNumber }, onEdit, faultProps }: StandingFieldsProps) => (
  <fieldset className={styles.fields}>
    <legend>Standing</legend>
    <label className={styles.choice}>
      <input type="radio" name="standing" checked={!isAccredited} onChange={() => onEdit({ isAccredited: false })} />
      Self-recorded
    </label>
    <label className={styles.choice}>
      <input type="radio" name="standing" checked={isAccredited} onChange={() => onEdit({ isAccredited: true })} />
      Accredited by a body that gave it a number
    </label>
    {isAccredited && (
      <div className={styles.pair}>
        <Field
          label="Accredited by"
          required
          maxLength={160}
          value={by}
          onChange={({ target }) => onEdit({ by: target.value })}
          {...faultProps('by')}
        />
        <Field
          label="Accreditation number"
          required
          maxLength={60}
          value={accreditationNumber}
          onChange={({ target }) => onEdit({ accreditationNumber: target.value })}
          {...faultProps('accreditationNumber')}
        />
      </div>
    )}
  </fieldset>
)
