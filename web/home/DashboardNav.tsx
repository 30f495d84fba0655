import { BriefcaseMedical, CircleUserRound, LogOut, ScrollText, Settings } from 'lucide-react'
import { useAskedLeave } from '../account/sessions/use-asked-leave.tsx'
import { useLeave } from '../account/sessions/use-leave.ts'
import { say } from '../lib/language/say.ts'
import { leaveSession } from '../lib/leave-session.ts'
import { Link } from '../lib/router.tsx'
import { DoxyGlyph, MatesGlyph } from '../ui/art/glyphs.tsx'
import styles from './DashboardNav.module.css'

async function end() {
  return (await leaveSession())
    ? say('Signed out successfully')
    : say('Signed out on this device. The server could not be reached.')
}

/** The dashboard's own way about. */
export function DashboardNav() {
  const { leaving, leave } = useLeave({ end, to: '/' })
  const { ask, dialog } = useAskedLeave(leave)
  return (
    <nav className={styles.nav} aria-label="Dashboard">
      <Link to="/profile">
        <CircleUserRound />
        Profile
      </Link>
      <Link to="/dashboard" aria-current="page">
        <ScrollText />
        Feed
      </Link>
      <Link to="/chat">
        <DoxyGlyph />
        Doxy AI
      </Link>
      <Link to="/jobs">
        <BriefcaseMedical />
        Jobs
      </Link>
      <Link to="/mates">
        <MatesGlyph />
        Mates
      </Link>
      <hr />
      <Link to="/settings">
        <Settings />
        Settings
      </Link>
      <button type="button" aria-disabled={leaving || undefined} onClick={() => !leaving && void ask()}>
        <LogOut />
        Sign Out
      </button>
      {dialog}
    </nav>
  )
}
