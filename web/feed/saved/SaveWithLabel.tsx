import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Post } from '#contract/feed.ts'
import { LABEL_NAME_MAX } from '#contract/limits.ts'
import type { SavedLabels, SavedPlace } from '#contract/saved.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { isTooLong, ShortText } from '../../ui/form/ShortText.tsx'
import { useChanged } from '../../ui/form/use-changed.ts'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { toast } from '../../ui/status/toast.ts'
import { type Under, useSaveUnder } from './changes.ts'
import { labelsQuery } from './queries.ts'
import styles from './Saved.module.css'

const titleOf = (post: Post) => (post.isSaved ? 'Change label' : 'Save with a label')

/** Saves a post under a label, or moves it to another one. */
export default function SaveWithLabel({ post, onClose }: { post: Post; onClose: () => void }) {
  const labels = useQuery(labelsQuery)
  const place = useQuery(orpc.saved.get.queryOptions({ input: { postId: post.id }, staleTime: 0 }))
  if (labels.data && place.data) return <Choice post={post} labels={labels.data} place={place.data} onClose={onClose} />

  const retry = () => {
    void labels.refetch()
    void place.refetch()
  }
  return (
    <Dialog title={titleOf(post)} size="narrow" onClose={onClose}>
      {labels.isError || place.isError ? <Failed what="your labels" onRetry={retry} /> : <Loading label="Loading your labels" rows={1} />}
    </Dialog>
  )
}

const NEW = 'new'
const NONE = 'none'

type ChoiceProps = { post: Post; labels: SavedLabels; place: SavedPlace; onClose: () => void }

function Choice({ post, labels, place, onClose }: ChoiceProps) {
  const save = useSaveUnder(post.id)
  const group = useId()
  const before = place.savedAt === null ? undefined : (place.labelId ?? NONE)
  const [chosen, setChosen] = useState(labels.items.length === 0 ? NEW : before)
  const [name, setName] = useState('')
  const changed = useChanged([chosen, name])
  const options = [...labels.items, { id: NONE, name: 'No label' }, { id: NEW, name: 'New label' }]

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const under = underOf(chosen, name)
    if (!under || save.isPending) return
    const label = under.name ?? labels.items.find(({ id }) => id === under.labelId)?.name
    save.mutate(under, {
      onSuccess: () => {
        toast.success(label ? say('Saved under “{label}”.', { label }) : say('Post saved.'))
        onClose()
      },
    })
  }
  return (
    <FormDialog
      title={titleOf(post)}
      size="narrow"
      submitLabel="Save"
      busy={save.isPending}
      disabled={!underOf(chosen, name)}
      changed={changed}
      error={save.error ? wordsOf(save.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <form onSubmit={submit} className={styles.choice}>
        <fieldset>
          <legend className="vh">Label</legend>
          {options.map(({ id, name }) => (
            <label key={id}>
              <input type="radio" name={group} checked={id === chosen} onChange={() => setChosen(id)} />
              {name}
            </label>
          ))}
        </fieldset>
        {chosen === NEW && (
          <ShortText
            label="Name of the new label"
            autoComplete="off"
            max={LABEL_NAME_MAX}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </form>
    </FormDialog>
  )
}

function underOf(chosen: string | undefined, name: string): Under | undefined {
  if (chosen === NEW) return name.trim() === '' || isTooLong(name, LABEL_NAME_MAX) ? undefined : { name: name.trim() }
  return chosen === undefined ? undefined : { labelId: chosen === NONE ? null : chosen }
}
