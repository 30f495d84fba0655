import { ageBandWords, casePartWords, caseSexWords } from '#contract/case-words.ts'
import type { AgeBand, CaseSex } from '#contract/cases.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import styles from './Cases.module.css'
import { type CaseDraft, changeCase, type faultsOf, partRules } from './case-draft.ts'

type CaseFieldsProps = { draft: CaseDraft; faults: ReturnType<typeof faultsOf> }

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

/** What is told of a case: its parts, and who the patient is in a line that tells nobody who they are. */
export function CaseFields({ draft, faults }: CaseFieldsProps) {
  return (
    <>
      {partRules.map(({ part, max, required, hint, rows }) => {
        const field = {
          ...{ label: casePartWords[part], value: draft[part], maxLength: max },
          ...(hint && { hint }),
          ...(faults[part] && { error: faults[part] }),
          ...(required ? { required } : { optional: true }),
        }
        return rows > 1 ? (
          <TextArea key={part} {...field} rows={rows} onChange={({ target }) => changeCase({ [part]: target.value })} />
        ) : (
          <Field key={part} {...field} onChange={({ target }) => changeCase({ [part]: target.value })} />
        )
      })}
      <div className={styles.patient}>
        <Select label="Age" optional value={draft.ageBand} onChange={({ target }) => changeCase({ ageBand: target.value as AgeBand | '' })}>
          <option value="">Not said</option>
          {optionsOf(ageBandWords)}
        </Select>
        <Select label="Sex" optional value={draft.sex} onChange={({ target }) => changeCase({ sex: target.value as CaseSex | '' })}>
          <option value="">Not said</option>
          {optionsOf(caseSexWords)}
        </Select>
      </div>
    </>
  )
}
