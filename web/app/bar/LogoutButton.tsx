import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useAskedLeave } from '../../account/sessions/use-asked-leave.tsx'
import { say } from '../../lib/language/say.ts'
import { leaveSession } from '../../lib/leave-session.ts'
import { setLeaving } from '../../lib/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toast } from '../../ui/status/toast.ts'

/** Until the page goes, and what it says with it. */
const READ_MS = 3000

/** Ends the session and returns to /login with a full page load, so that nothing of it stays in memory. */
export function LogoutButton({ tone, className }: { tone: 'quiet' | 'outline'; className?: string }) {
  const [busy, setBusy] = useState(false)

  const leave = async () => {
    setBusy(true)
    setLeaving(true)
    if (!(await leaveSession())) {
      toast.error(say('Signed out on this device. The server could not be reached.'), { duration: READ_MS })
      await new Promise((resolve) => setTimeout(resolve, READ_MS))
    }
    window.location.assign('/login')
  }

  const { ask, dialog } = useAskedLeave(leave)

  return (
    <>
      <Button tone={tone} className={className} busy={busy} onClick={() => void ask()}>
        <LogOut />
        {say('Logout')}
      </Button>
      {dialog}
    </>
  )
}
