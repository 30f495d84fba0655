import { Suspense } from 'react'
import type { Image } from '#contract/files.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import { part } from '../../ui/later.tsx'
import { useOpenedChange } from '../mutations.ts'
import { usePane } from '../pane/pane-context.ts'

const PicturePicker = part(() => import('../../ui/picture-picker/PicturePicker.tsx'))

/** Gives the group another picture, or none, for everybody in it. */
export function ChangePicture({ onClose }: { onClose: () => void }) {
  const { opened } = usePane()
  const change = useOpenedChange((imageId: Id | null) => api.conversations.setPicture({ conversationId: opened.id, imageId }))
  const set = async (imageId: Id | null) => {
    await change.mutateAsync(imageId)
    onClose()
  }
  return (
    <Suspense>
      <PicturePicker
        words={{
          title: say('Picture of the group'),
          save: say('Save picture'),
          remove: say('Remove picture'),
          sending: say('Uploading picture'),
        }}
        shape="squared"
        path={['files', 'uploadImage']}
        hasPicture={opened.pictureUrl !== null}
        onSent={({ id }: Image) => set(id)}
        onRemove={() => set(null)}
        onClose={onClose}
      />
    </Suspense>
  )
}
