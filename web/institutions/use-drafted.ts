import { useState } from 'react'
import type { FieldIssue } from '#contract/errors.ts'
import { dropDraft, saveDraft, useDraft } from '../lib/drafts.ts'

/** What a form holds, kept on this device until it is sent or given up. */
export function useDrafted<Values extends object>(name: string, first: Values) {
  const [begun] = useState(first)
  const typed = useDraft<Values>(name)
  const values: Values = { ...begun, ...typed }
  return {
    values,
    changed: typed !== undefined,
    set: (change: Partial<Values>) => void saveDraft(name, { ...values, ...change }),
    drop: () => dropDraft(name),
  }
}

type Typed = { target: { value: string } }
type Form<Values> = { values: Values; set: (change: Partial<Values>) => void }

/** The fields of such a form: what each holds, and what the server found wrong with it. */
export const fieldsOf =
  <Values extends Record<Name, string>, Name extends string>({ values, set }: Form<Values>, issues: readonly FieldIssue[]) =>
  (name: Name & keyof Values) => {
    const issue = issues.find(({ path }) => path === name || path.startsWith(`${name}.`))
    return {
      value: values[name],
      onChange: ({ target }: Typed) => set({ [name]: target.value } as Partial<Values>),
      ...(issue && { error: issue.message }),
    }
  }
