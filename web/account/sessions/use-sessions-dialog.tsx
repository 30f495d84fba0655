import { Suspense, useState } from 'react'
import { part } from '../../ui/later.tsx'

const SessionsDialog = part(() => import('./SessionsDialog.tsx'))

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
