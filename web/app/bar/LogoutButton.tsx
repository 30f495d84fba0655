import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { say } from '../../lib/language/say.ts'
import { leaveSession } from '../../lib/leave-session.ts'
import { setLeaving } from '../../lib/session.ts'
import { Button } from '../../ui/button/Button.tsx'

/** Ends the session and returns to /login with a full page load, so that nothing of it stays in memory. */
export function LogoutButton({ tone, className }: { tone: 'quiet' | 'outline'; className?: string }) {
  const [busy, setBusy] = useState(false)

  const leave = async () => {
    setBusy(true)
    setLeaving(true)
    await leaveSession()
    window.location.assign('/login')
  }

  return (
    <Button tone={tone} className={className} busy={busy} onClick={leave}>
      <LogOut />
      {say('Logout')}
    </Button>
  )
}
