import { useState } from 'react'
import { useSay } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { SessionList } from './SessionList.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

/** The same list as a part of the settings. */
export function SessionsSheet() {
  const say = useSay()
  const [leaving, setLeaving] = useState(false)

  return (
    <Sheet
      title={say('Where you are signed in')}
      bleed
      padded
      aside={
        <Button tone="outline" size="small" onClick={() => setLeaving(true)}>
          {say('Sign out everywhere')}
        </Button>
      }
    >
      <SessionList />
      {leaving && <SignOutEverywhere onClose={() => setLeaving(false)} />}
    </Sheet>
  )
}
