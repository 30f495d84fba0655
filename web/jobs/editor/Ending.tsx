import { STILL_OPEN_DAYS } from '#contract/limits.ts'
import room from '../../institutions/Institution.module.css'
import { Field } from '../../ui/form/Field.tsx'
import styles from './Editor.module.css'
import type { PostingFields } from './use-posting-form.ts'

/** Until when, and for how many. */
export const Ending = ({ field }: PostingFields) => (
  <fieldset className={styles.section}>
    <legend>When it ends</legend>
    <div className={room.two}>
      <Field label="Closes on" type="date" {...field('closesOn')} />
      <Field label="Posts to fill" inputMode="numeric" {...field('openings')} />
    </div>
    <p className={styles.hint}>Every {STILL_OPEN_DAYS} days we ask if it is still open. Without an answer it closes by itself.</p>
  </fieldset>
)
