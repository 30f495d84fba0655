import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toast } from '../../ui/status/toast.ts'
import { signOut } from './enter.ts'

type SignOutButtonProps = {
  /** Whether the user is on the way out, told before anybody hears that the session has ended. */
  onLeaving?: (isLeaving: boolean) => void
  onOut?: () => void
}

/** Ends the session of the demo area, and no other. */
export function SignOutButton({ onLeaving, onOut }: SignOutButtonProps) {
  const [busy, setBusy] = useState(false)
  const cache = useQueryClient()

  async function press() {
    setBusy(true)
    onLeaving?.(true)
    const outcome = await signOut()
    setBusy(false)
    if (!outcome.done) {
      onLeaving?.(false)
      return void toast.error(say('You are still signed in: {words}', { words: outcome.words }))
    }
    cache.removeQueries({ queryKey: ['hosted'] })
    onOut?.()
  }

  return (
    <Button tone="outline" busy={busy} onClick={press}>
      <LogOut />
      Sign Out
    </Button>
  )
}
