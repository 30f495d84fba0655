import { useState } from 'react'
import { GROUP_MAX } from '#contract/limits.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { MatePicker } from '../dialogs/MatePicker.tsx'
import { toggled } from '../dialogs/NewGroup.tsx'
import { useOpenedChange } from '../mutations.ts'
import { usePane } from '../pane/pane-context.ts'

/** Takes more of one's mates into the group; they read from then on. */
export function AddMembers({ onClose }: { onClose: () => void }) {
  const { opened } = usePane()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set())
  const add = useOpenedChange(() => api.conversations.add({ conversationId: opened.id, memberIds: [...chosen] }))
  const isFull = opened.members + chosen.size >= GROUP_MAX
  return (
    <FormDialog
      title={say('Add to {name}', { name: opened.name })}
      size="narrow"
      submitLabel={say('Add')}
      writing
      changed={chosen.size > 0}
      busy={add.isPending}
      disabled={chosen.size === 0}
      error={add.error ? wordsOf(add.error) : undefined}
      onSubmit={() => add.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="meta">{say('They read what is written from now on, nothing earlier.')}</p>
      <MatePicker words={words} onWords={setWords} without={opened.participants.map(({ member }) => member.id)}>
        {({ id, name }, row) => (
          <label>
            {row}
            <input
              type="checkbox"
              aria-label={name}
              checked={chosen.has(id)}
              disabled={isFull && !chosen.has(id)}
              onChange={({ target }) => setChosen(toggled(chosen, id, target.checked))}
            />
          </label>
        )}
      </MatePicker>
    </FormDialog>
  )
}
