import { useState } from 'react'
import { GROUP_NAME_MAX } from '#contract/limits.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { isTooLong, ShortText } from '../../ui/form/ShortText.tsx'
import { useOpenedChange } from '../mutations.ts'
import { usePane } from '../pane/pane-context.ts'

/** Gives the group another name, for everybody in it. */
export function RenameGroup({ onClose }: { onClose: () => void }) {
  const { opened } = usePane()
  const [name, setName] = useState(opened.name)
  const rename = useOpenedChange(() => api.conversations.rename({ conversationId: opened.id, name: name.trim() }))
  return (
    <FormDialog
      title={say('Rename the group')}
      size="narrow"
      submitLabel={say('Rename')}
      writing
      changed={name !== opened.name}
      busy={rename.isPending}
      disabled={name.trim() === '' || isTooLong(name, GROUP_NAME_MAX)}
      error={rename.error ? wordsOf(rename.error) : undefined}
      onSubmit={() => rename.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <ShortText label={say('Name of the group')} max={GROUP_NAME_MAX} value={name} onChange={({ target }) => setName(target.value)} />
    </FormDialog>
  )
}
