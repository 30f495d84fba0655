import { type FormEvent, useState } from 'react'
import { LABEL_NAME_MAX } from '#contract/limits.ts'
import type { SavedLabel } from '#contract/saved.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { isTooLong, ShortText } from '../../ui/form/ShortText.tsx'
import { useChanged } from '../../ui/form/use-changed.ts'
import { useNameLabel } from './changes.ts'

type LabelDialogProps = { label?: SavedLabel | undefined; onDone: (label: SavedLabel) => void; onClose: () => void }

/** Makes a label, or gives one another name. */
export default function LabelDialog({ label, onDone, onClose }: LabelDialogProps) {
  const save = useNameLabel(label)
  const [name, setName] = useState(label?.name ?? '')
  const [tried, setTried] = useState(false)
  const changed = useChanged(name)
  const isEmpty = name.trim() === ''

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    setTried(true)
    if (!isEmpty && !isTooLong(name, LABEL_NAME_MAX) && !save.isPending) save.mutate(name, { onSuccess: onDone })
  }
  return (
    <FormDialog
      title={label ? 'Rename label' : 'New label'}
      size="narrow"
      submitLabel={label ? 'Rename' : 'Create label'}
      busy={save.isPending}
      changed={changed}
      writing
      error={save.error ? wordsOf(save.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <form onSubmit={submit}>
        <ShortText
          label="Name"
          autoComplete="off"
          max={LABEL_NAME_MAX}
          value={name}
          {...(tried && isEmpty && { error: 'Give the label a name.' })}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </FormDialog>
  )
}
