import { councils } from '#contract/councils.ts'
import { POSTING_TEXT_MAX } from '#contract/limits.ts'
import { eligibleDegrees, livingChoices } from '#contract/posting-words.ts'
import room from '../../institutions/Institution.module.css'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import styles from './Editor.module.css'
import { Tick } from './Tick.tsx'
import type { PostingFields } from './use-posting-form.ts'
import type { Written } from './written.ts'

/** What the person will do, and on which terms. */
export function Terms({ values, set, field, faultOf }: PostingFields) {
  return (
    <fieldset className={styles.section}>
      <legend>The post</legend>
      <TextArea label="What the person will do" rows={4} maxLength={POSTING_TEXT_MAX} {...field('description')} />
      <TextArea label="Benefits" optional rows={2} hint="One a line." {...field('benefits')} />
      <div className={room.two}>
        <Field label="Stipend, ₹ a month" optional hint="Where it is no salary." inputMode="numeric" {...field('stipend')} />
        <Field label="Duty hours a week" optional inputMode="numeric" {...field('dutyHours')} />
        <Field label="Bond, months" optional hint="0 says that there is none." inputMode="numeric" {...field('bondMonths')} />
        <Field label="Bond, ₹" optional inputMode="numeric" {...field('bondAmount')} />
        <Select label="Living" value={values.living} onChange={({ target }) => set({ living: target.value as Written['living'] })}>
          {livingChoices.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          label="Registration with"
          value={values.council}
          onChange={({ target }) => set({ council: target.value as Written['council'] })}
        >
          <option value="">Any council</option>
          {councils.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Field label="Walk-in on" optional type="date" {...field('walkInOn')} />
      </div>
      <fieldset className={styles.ticks}>
        <legend className={styles.label}>Open to these degrees</legend>
        {eligibleDegrees.map(({ id, label }) => (
          <Tick
            key={id}
            label={label}
            checked={values.degrees.includes(id)}
            onChange={(checked) => set({ degrees: checked ? [...values.degrees, id] : values.degrees.filter((one) => one !== id) })}
          />
        ))}
      </fieldset>
      {faultOf('degrees') && <p className={styles.fault}>{faultOf('degrees')}</p>}
    </fieldset>
  )
}
