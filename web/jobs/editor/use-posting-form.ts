import { useState } from 'react'
import type { Id } from '#contract/page.ts'
import type { Posting, PostingField } from '#contract/posting.ts'
import { newClientId } from '../../lib/client-id.ts'
import { dropDraft, findDraft, saveDraft, useDraft, useIsStored } from '../../lib/drafts.ts'
import { changedIn, type FieldFault, type Written, writtenOf } from './written.ts'

type Typed = { target: { value: string } }
type TextName = { [Name in keyof Written]: Written[Name] extends string ? Name : never }[keyof Written]

/** What was typed and not saved, with the posting as it was when somebody began to type. */
type Kept = { values: Written; base: Posting | null; clientId: string }

export const draftOf = (postingId: Id) => `posting:${postingId}`

/** The form of a posting. What is typed is kept on this device until it is saved or given up. */
export function usePostingForm(name: string, posting: Posting | null, first: Written) {
  const [newId] = useState(newClientId)
  const kept = useDraft<Kept>(name)
  const isStored = useIsStored(name)
  const clientId = kept?.clientId ?? newId
  const values = kept?.values ?? first
  const base = kept?.base ?? posting
  const before = base ? writtenOf(base) : first
  const changed = kept ? changedIn(before, values) : []

  const keep = (next: Written, from = base) => void saveDraft(name, { values: next, base: from, clientId } satisfies Kept)
  const set = (change: Partial<Written>) => keep({ ...(findDraft<Kept>(name)?.values ?? values), ...change })
  /** Saved as it is in `answer`; what was typed while it was on its way is still typed. */
  const saved = (sent: Written, answer: Posting) => {
    const now = findDraft<Kept>(name)
    dropDraft(name)
    if (now && changedIn(sent, now.values).length > 0) saveDraft(draftOf(answer.id), { ...now, base: answer })
  }
  return { values, base, before, changed, isStored, clientId, set, keep, saved, drop: () => dropDraft(name) }
}

export type PostingForm = ReturnType<typeof usePostingForm>

/** What the parts of the form are given: how to bind a field, and what is wrong with it. */
export function fieldsOf({ values, set }: Pick<PostingForm, 'values' | 'set'>, faults: readonly FieldFault[]) {
  const faultAt = (path: string) => faults.find((fault) => fault.path === path)?.message
  const faultOf = (name: PostingField) => faults.find(({ path }) => path === name || path.startsWith(`${name}.`))?.message
  return {
    values,
    set,
    faultAt,
    faultOf,
    field(name: TextName & PostingField) {
      const error = faultOf(name)
      return {
        value: values[name],
        onChange: ({ target }: Typed) => set({ [name]: target.value } as Partial<Written>),
        ...(error && { error }),
      }
    },
  }
}

export type PostingFields = ReturnType<typeof fieldsOf>
