import { useState } from 'react'
import type { EntryKind, ProfileEntry } from '#contract/profile-entry.ts'
import { api } from '../../lib/api/api.ts'
import { newClientId } from '../../lib/client-id.ts'
import { dropDraft, saveDraft, useDraft } from '../../lib/drafts.ts'
import { type Said, say } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { toast } from '../../ui/status/toast.ts'
import { addEntry } from './add-entry.ts'
import { EntryFields } from './EntryFields.tsx'
import { type EntryForm, emptyEntry, entryFormOf, entryOf } from './entry-form.ts'
import { useSendEntry } from './use-entry-form.ts'
import { kindWords } from './words.ts'

type Draft = { clientId: string; form: EntryForm }
type EntryDialogProps = {
  kind: EntryKind /** The one that is changed; otherwise a new one. */
  entry?: ProfileEntry | undefined
  onClose: () => void
}

const added: Record<EntryKind, () => Said> = {
  position: () => say('Position added'),
  degree: () => say('Degree added'),
  training: () => say('Training added'),
}

/** Adds or changes one entry. What was begun is kept until it is saved or given up, over a reload too. */
export default function EntryDialog({ kind, entry, onClose }: EntryDialogProps) {
  const name = `profile-entry:${entry?.id ?? kind}`
  const [first] = useState<Draft>(() => ({ clientId: newClientId(), form: entry ? entryFormOf(entry) : emptyEntry(kind) }))
  const { clientId, form } = useDraft<Draft>(name) ?? first
  const close = () => {
    dropDraft(name)
    onClose()
  }
  const { submit, settle, busy, error, faults } = useSendEntry(
    form,
    () => (entry ? api.profile.changeEntry({ entryId: entry.id, ...entryOf(form) }) : addEntry(clientId, entryOf(form))),
    () => {
      toast.success(entry ? say('Saved') : added[kind]())
      close()
    },
  )
  const change = (part: Partial<EntryForm>) => {
    settle()
    saveDraft(name, { clientId, form: { ...form, ...part } })
  }

  return (
    <FormDialog
      title={`${entry ? 'Edit' : 'Add'} ${kindWords[kind].one.toLowerCase()}`}
      submitLabel={entry ? 'Save Changes' : `Add ${kindWords[kind].one.toLowerCase()}`}
      writing
      busy={busy}
      changed={JSON.stringify(form) !== JSON.stringify(first.form)}
      error={error}
      onSubmit={submit}
      onClose={close}
    >
      <EntryFields entry={form} faults={faults} onChange={change} />
    </FormDialog>
  )
}
