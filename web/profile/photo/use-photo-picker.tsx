import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { renewSession } from '../../account/renew-session.ts'
import { api } from '../../lib/api/api.ts'
import { useSay } from '../../lib/language/say.ts'
import { part } from '../../ui/later.tsx'

const PicturePicker = part(() => import('../../ui/picture-picker/PicturePicker.tsx'))

/** What changes the viewer's photo. Draw `dialog` beside whatever calls `open`. */
export function usePhotoPicker(hasPhoto: boolean, onChanged?: (avatarUrl: string | null) => void) {
  const say = useSay()
  const cache = useQueryClient()
  const [shown, setShown] = useState(false)
  const changed = ({ avatarUrl }: { avatarUrl: string | null }) => {
    setShown(false)
    onChanged?.(avatarUrl)
    void renewSession(cache)
  }
  return {
    label: say('Change Photo'),
    open: () => setShown(true),
    dialog: shown && (
      <Suspense>
        <PicturePicker
          words={{
            title: say('Change Photo'),
            save: say('Save Photo'),
            remove: say('Remove photo'),
            sending: say('Uploading photo'),
          }}
          path={['profile', 'uploadPhoto']}
          hasPicture={hasPhoto}
          onSent={changed}
          onRemove={async () => changed(await api.profile.removePhoto())}
          onClose={() => setShown(false)}
        />
      </Suspense>
    ),
  }
}
