import type { ComponentProps, ReactNode } from 'react'
import { useSay } from '../../lib/language/say.ts'
import { Field } from '../../ui/form/Field.tsx'
import { CollegeField } from './CollegeField.tsx'
import { CouncilFields } from './CouncilFields.tsx'
import styles from './Fields.module.css'
import type { ProofField, ProofValues } from './values.ts'

type ProofFieldsProps = {
  values: ProofValues
  edit: (change: Partial<ProofValues>) => void
  faults: Partial<Record<string, string>>
  /** Which fields of the proof are still empty although it was to be sent. */
  missing: readonly ProofField[]
}

const NEVER_SHOWN = 'It is never shown on your profile.'

/** What a proof asks for. An unusual number gets a warning and stops nobody. */
export function ProofFields({ values, edit, faults, missing }: ProofFieldsProps) {
  const say = useSay()
  const faultOf = (name: ProofField) => faults[name] ?? (missing.includes(name) ? say('This cannot be empty.') : undefined)
  const field = (name: ProofField, label: string, more: Partial<ComponentProps<typeof Field>> & { hint?: ReactNode } = {}) => {
    const error = faultOf(name)
    return (
      <Field
        label={say(label)}
        name={name}
        value={values[name]}
        onChange={({ target }) => edit({ [name]: target.value })}
        {...(!more.optional && { starred: true, required: true })}
        {...more}
        {...(error && { error })}
      />
    )
  }

  if (values.proof === 'enrolment')
    return (
      <div className={styles.fields}>
        <div className={styles.full}>
          <CollegeField
            label={say('College')}
            name="college"
            value={values.college}
            onWords={(college) => edit({ college })}
            error={faultOf('college')}
          />
        </div>
        {field('enrolmentNumber', 'Enrolment Number', {
          autoComplete: 'off',
          hint: `${say('Our team will check it with your college.')} ${say(NEVER_SHOWN)}`,
        })}
        {field('admissionYear', 'Year of Admission', { inputMode: 'numeric', maxLength: 4, placeholder: '2023' })}
      </div>
    )
  if (values.proof === 'orcid')
    return field('orcid', 'ORCID iD', {
      placeholder: '0000-0002-1825-0097',
      hint: say('Our team will compare it with the public ORCID record.'),
    })
  if (values.proof === 'institution_mail')
    return (
      <div className={styles.fields}>
        <div className={styles.full}>{field('institution', 'Institution', { autoComplete: 'organization' })}</div>
        <div className={styles.full}>
          {field('email', 'Institution Email', {
            type: 'email',
            placeholder: 'you@institution.ac.in',
            hint: say(
              'Use an address at your institution’s own domain. We will send a code to it, and your claim goes to a reviewer once you enter that code.',
            ),
          })}
        </div>
      </div>
    )

  const councilError =
    faults.council ?? (missing.includes('council') ? say('Choose the council from the list, or “Another council” at its end.') : undefined)
  return (
    <div className={styles.fields}>
      <div className={styles.full}>
        {field('number', values.kind === 'doctor' ? 'Medical License Number' : 'Registration Number', {
          autoComplete: 'off',
          hint: `${say('Our team will verify it with your council.')} ${say(NEVER_SHOWN)}`,
        })}
      </div>
      <CouncilFields key={values.kind} values={values} edit={edit} error={councilError} nameError={faultOf('councilName')} />
      {field('year', 'Year of Registration', { inputMode: 'numeric', maxLength: 4, placeholder: '2014' })}
      {field('nameAsRegistered', 'Name as Registered', { autoComplete: 'off' })}
      {field('hprId', 'HPR ID', { optional: true, inputMode: 'numeric', placeholder: say('14 digits'), autoComplete: 'off' })}
    </div>
  )
}
