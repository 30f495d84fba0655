import { PAPER_ABSTRACT_MAX } from '#contract/limits.ts'
import { paperAudiences, paperLicences } from '#contract/paper-words.ts'
import type { PaperAudience, PaperLicence } from '#contract/papers.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import type { PaperDraft } from './draft.ts'
import { RetractedDoi } from './RetractedDoi.tsx'
import styles from './Upload.module.css'

type PaperFieldsProps = { draft: PaperDraft; onChange: (change: Partial<PaperDraft>) => void }

/** What is said of a paper. None of it is required: what is empty reads as the default. */
export function PaperFields({ draft, onChange }: PaperFieldsProps) {
  const text = (name: 'title' | 'authors' | 'journal' | 'year' | 'specialization' | 'doi' | 'topics') => ({
    value: draft[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  })
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <Field label="Title" hint="The file's name, if empty." maxLength={400} {...text('title')} />
      </div>
      <div className={styles.wide}>
        <Field label="Authors" hint="Separated by commas." placeholder="A. Iyer, R. Deshmukh" maxLength={2000} {...text('authors')} />
      </div>
      <Field label="Journal" maxLength={200} {...text('journal')} />
      <Field label="Year" inputMode="numeric" placeholder={String(new Date().getFullYear())} maxLength={20} {...text('year')} />
      <Field label="Specialization" placeholder="Cardiology" maxLength={80} {...text('specialization')} />
      <Field label="DOI" placeholder="10.1000/xyz" maxLength={300} {...text('doi')} />
      <RetractedDoi said={draft.doi} />
      <div className={styles.wide}>
        <Field label="Topics" hint="Up to eight, separated by commas." {...text('topics')} />
      </div>
      <div className={styles.wide}>
        <TextArea
          label="Abstract"
          rows={4}
          maxLength={PAPER_ABSTRACT_MAX}
          value={draft.abstract}
          onChange={({ target }) => onChange({ abstract: target.value })}
        />
      </div>
      <Select
        label="Who may find it"
        value={draft.audience}
        onChange={({ target }) => onChange({ audience: target.value as PaperAudience })}
      >
        {paperAudiences.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        label="Rights"
        hint="Others read text and file only where they are open."
        value={draft.licence}
        onChange={({ target }) => onChange({ licence: target.value as PaperLicence })}
      >
        {paperLicences.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}
