import { type FormEvent, useState } from 'react'
import type { Nominee } from '#contract/nominee.ts'
import { NOMINEE_MAX } from '#contract/nominee-limits.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { useSay } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import styles from './Nominee.module.css'
import { useSaveNominee } from './queries.ts'

const fields = [
  { id: 'name', label: 'Full name', hint: 'As it stands in their papers.' },
  { id: 'relation', label: 'Who they are to you', hint: 'Husband, daughter, friend, lawyer.' },
  { id: 'contact', label: 'How they are reached', hint: 'Telephone, email or address.' },
] as const

const nobody = { name: '', relation: '', contact: '' }

/** Somebody's name, relation and contact. */
export function NomineeDialog({ nominee = nobody, onClose }: { nominee: Nominee | undefined; onClose: () => void }) {
  const say = useSay()
  const { name, relation, contact } = nominee
  const [typed, setTyped] = useState<Nominee>({ name, relation, contact })
  const [tried, setTried] = useState(false)
  const saving = useSaveNominee()
  const isEmpty = (id: keyof Nominee) => typed[id].trim() === ''

  const submit = () => {
    setTried(true)
    if (!fields.some(({ id }) => isEmpty(id)) && !saving.isPending) saving.mutate(typed, { onSuccess: onClose })
  }

  return (
    <FormDialog
      title={say('Your nominee')}
      size="narrow"
      submitLabel={say('Save')}
      busy={saving.isPending}
      writing
      changed={fields.some(({ id }) => typed[id] !== nominee[id])}
      error={saving.error ? wordsOf(saving.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <form
        className={styles.column}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          submit()
        }}
      >
        {fields.map(({ id, label, hint }) => (
          <Field
            key={id}
            label={say(label)}
            hint={say(hint)}
            maxLength={NOMINEE_MAX[id]}
            required
            autoComplete="off"
            value={typed[id]}
            onChange={({ target }) => setTyped({ ...typed, [id]: target.value })}
            {...(tried && isEmpty(id) && { error: say('This cannot be empty.') })}
          />
        ))}
        {/* Enter submits a form of several fields only where it has a button. */}
        <button type="submit" hidden />
      </form>
    </FormDialog>
  )
}
