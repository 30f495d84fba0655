import { lazy, Suspense, useState } from 'react'
import { renewSession } from './renew-session.ts'

const PhotoPicker = lazy(() => import('./PhotoPicker.tsx'))

/** What changes the viewer's photo. Draw `dialog` beside whatever calls `open`. */
export function usePhotoPicker(hasPhoto: boolean, onChanged?: (avatarUrl: string | null) => void) {
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
            void renewSession()
          }}
        />
      </Suspense>
    ),
  }
}
