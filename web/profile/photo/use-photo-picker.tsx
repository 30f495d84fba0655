import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { renewSession } from '../../account/renew-session.ts'
import { part } from '../../ui/later.tsx'

const PhotoPicker = part(() => import('./PhotoPicker.tsx'))

/** What changes the viewer's photo. Draw `dialog` beside whatever calls `open`. */
export function usePhotoPicker(hasPhoto: boolean, onChanged?: (avatarUrl: string | null) => void) {
  const cache = useQueryClient()
  const [shown, setShown] = useState(false)
  return {
    label: 'Change Photo',
    open: () => setShown(true),
    dialog: shown && (
      <Suspense>
        <PhotoPicker
          hasPhoto={hasPhoto}
          onClose={() => setShown(false)}
          onChanged={(avatarUrl) => {
            setShown(false)
            onChanged?.(avatarUrl)
            void renewSession(cache)
          }}
        />
      </Suspense>
    ),
  }
}
