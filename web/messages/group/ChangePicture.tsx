import { Suspense } from 'react'
import type { Image } from '#contract/files.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { part } from '../../ui/later.tsx'
import { useOpenedChange } from '../mutations.ts'
import { usePane } from '../pane/pane-context.ts'

const PicturePicker = part(() => import('../../ui/picture-picker/PicturePicker.tsx'))

const words = { title: 'Picture of the group', save: 'Save picture', remove: 'Remove picture', sending: 'Uploading picture' }

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
        words={words}
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
