import { Suspense, useState } from 'react'
import { spokenPart } from '../../ui/language/spoken-part.tsx'

const SessionsDialog = spokenPart(() => import('./SessionsDialog.tsx'))

/** What opens the list of places where a member is signed in. Draw `dialog` beside whatever calls `open`. */
export function useSessionsDialog() {
  const [shown, setShown] = useState(false)
  return {
    label: 'Where you are signed in',
    open: () => setShown(true),
    dialog: shown && (
      <Suspense>
        <SessionsDialog onClose={() => setShown(false)} />
      </Suspense>
    ),
  }
}
