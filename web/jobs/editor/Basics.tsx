import type { WorkType } from '#contract/posting.ts'
import { workTypes } from '#contract/posting-words.ts'
import room from '../../institutions/Institution.module.css'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import styles from './Editor.module.css'
import { Tick } from './Tick.tsx'
import type { PostingFields } from './use-posting-form.ts'

/** What lists show of a job: who is sought, where, for what pay. */
export function Basics({ values, set, field, faultOf }: PostingFields) {
  return (
    <div className={styles.section}>
      <Field label="Title" maxLength={120} {...field('title')} />
      <div className={room.two}>
        <Field label="Department" optional maxLength={80} {...field('department')} />
        <Field label="Specialty" maxLength={80} {...field('specialty')} />
        <Field label="City" maxLength={80} {...field('city')} />
        <Field label="State" maxLength={80} {...field('state')} />
        <Select label="Type" value={values.workType} onChange={({ target }) => set({ workType: target.value as WorkType })}>
          {workTypes.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
        <div className={styles.ticks}>
          <Tick
            label="Remote"
            // Work of this type is remote, whatever else is ticked.
            checked={values.isRemote || values.workType === 'remote'}
            disabled={values.workType === 'remote'}
            onChange={(isRemote) => set({ isRemote })}
          />
          <Tick label="Urgent" checked={values.isUrgent} onChange={(isUrgent) => set({ isUrgent })} />
        </div>
        <Field label="Pay from, LPA" optional inputMode="decimal" {...field('salaryFrom')} />
        <Field label="Pay to, LPA" optional inputMode="decimal" {...field('salaryTo')} />
        <Field label="Experience from" hint="Years, at least" inputMode="numeric" {...field('experienceFrom')} />
        <Field label="Experience to" optional hint="Years, at most" inputMode="numeric" {...field('experienceTo')} />
        <Field label="Industry" optional maxLength={80} placeholder="Healthcare" {...field('industry')} />
        <Field label="Who works there" optional maxLength={40} placeholder="201–500 staff" {...field('companySize')} />
      </div>
      {faultOf('isRemote') && <p className={styles.fault}>{faultOf('isRemote')}</p>}
    </div>
  )
}
