import { type FormEvent, useState } from 'react'
import { PASSKEY_NAME_MAX } from '#contract/limits.ts'
import type { Passkey } from '#contract/second-factor.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { useSay } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { useChange } from './queries.ts'

/** The name that a member knows a passkey by. */
export function NamePasskeyDialog({ passkey: { id, name: before }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const say = useSay()
  const [name, setName] = useState(before)
  const naming = useChange(() => api.passkeys.rename({ passkeyId: id, name }))
  const submit = () => {
    if (name.trim() && !naming.isPending) naming.mutate(undefined, { onSuccess: onClose })
  }

  return (
    <FormDialog
      title={say('Rename the passkey')}
      size="narrow"
      submitLabel={say('Save')}
      busy={naming.isPending}
      disabled={name.trim() === ''}
      writing
      changed={name !== before}
      error={naming.error ? wordsOf(naming.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field label={say('Name')} maxLength={PASSKEY_NAME_MAX} value={name} onChange={({ target }) => setName(target.value)} />
      </form>
    </FormDialog>
  )
}
