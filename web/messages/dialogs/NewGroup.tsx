import { useState } from 'react'
import { GROUP_MAX, GROUP_NAME_MAX } from '#contract/limits.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { newClientId } from '../../lib/client-id.ts'
import { say } from '../../lib/language/say.ts'
import { useNavigate } from '../../lib/router.tsx'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { isTooLong, ShortText } from '../../ui/form/ShortText.tsx'
import { useOpenedChange } from '../mutations.ts'
import { MatePicker } from './MatePicker.tsx'

/** A group of mates, with a name. */
export function NewGroup({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set())
  // The same over every try: a group that was made is not made again.
  const [clientId] = useState(newClientId)
  const make = useOpenedChange(() => api.conversations.make({ clientId, name: name.trim(), memberIds: [...chosen] }))
  const isFull = chosen.size >= GROUP_MAX - 1
  return (
    <FormDialog
      title={say('New group')}
      size="narrow"
      submitLabel={say('Make the group')}
      writing
      changed={name !== '' || chosen.size > 0}
      busy={make.isPending}
      disabled={name.trim() === '' || isTooLong(name, GROUP_NAME_MAX) || chosen.size === 0}
      error={make.error ? wordsOf(make.error) : undefined}
      onSubmit={() =>
        make.mutate(undefined, {
          onSuccess: ({ id }) => {
            onClose()
            navigate(`/messages?conversation=${id}`)
          },
        })
      }
      onClose={onClose}
    >
      <ShortText label={say('Name of the group')} max={GROUP_NAME_MAX} value={name} onChange={({ target }) => setName(target.value)} />
      <p className="meta" role="status">
        {say('{count} chosen. A group has {most} members at most, you among them.', { count: chosen.size, most: GROUP_MAX })}
      </p>
      <MatePicker words={words} onWords={setWords}>
        {({ id, name: mate }, row) => (
          <label>
            {row}
            <input
              type="checkbox"
              aria-label={mate}
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

/** A choice of several with one more or one less. */
export function toggled(chosen: ReadonlySet<Id>, id: Id, isIn: boolean): ReadonlySet<Id> {
  const next = new Set(chosen)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}
