import { PAPER_MAX } from '#contract/profile-limits.ts'
import { Field } from '../../ui/form/Field.tsx'
import styles from './Credentials.module.css'
import type { PaperFaults, PaperForm } from './papers/paper.ts'

type PaperFieldsProps = { paper: PaperForm; faults: PaperFaults; onChange: (paper: PaperForm) => void }

/** The fields of one paper. */
export const PaperFields = ({ paper, faults, onChange }: PaperFieldsProps) => {
  const field = (name: Exclude<keyof PaperForm, 'id' | 'pmid'>) => ({
    value: paper[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...paper, [name]: target.value }),
  })
  return (
    <div className={styles.grid}>
      <div className={styles.full}>
        <Field label="Title" error={faults.title} maxLength={PAPER_MAX.title} {...field('title')} />
      </div>
      <Field label="Journal" error={faults.journal} maxLength={PAPER_MAX.journal} {...field('journal')} />
      <Field label="Year" optional error={faults.year} inputMode="numeric" maxLength={4} {...field('year')} />
      <div className={styles.full}>
        <Field label="Authors" optional error={faults.authors} maxLength={PAPER_MAX.authors} {...field('authors')} />
      </div>
      <Field label="DOI" optional error={faults.doi} placeholder="10.1016/…" maxLength={300} {...field('doi')} />
      <Field label="Citations" optional inputMode="numeric" placeholder="0" maxLength={8} {...field('citations')} />
    </div>
  )
}
