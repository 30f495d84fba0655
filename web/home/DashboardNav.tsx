import { BriefcaseMedical, CircleUserRound, LogOut, ScrollText, Settings } from 'lucide-react'
import { useAskedLeave } from '../account/sessions/use-asked-leave.tsx'
import { useLeave } from '../account/sessions/use-leave.ts'
import { say, speaking } from '../lib/language/say.ts'
import { leaveSession } from '../lib/leave-session.ts'
import { Link } from '../lib/router.tsx'
import { DoxyGlyph, MatesGlyph } from '../ui/art/glyphs.tsx'
import styles from './DashboardNav.module.css'

async function end() {
  return (await leaveSession()) ? say('Signed out successfully') : say('Signed out on this device. The server could not be reached.')
}

/** The dashboard's own way about. */
export function DashboardNav() {
  const { leaving, leave } = useLeave({ end, to: '/' })
  const { ask, dialog } = useAskedLeave(leave)
  return (
    <nav className={styles.nav} lang={speaking()} aria-label={say('Dashboard')}>
      <Link to="/profile">
        <CircleUserRound />
        {say('Profile')}
      </Link>
      <Link to="/dashboard" aria-current="page">
        <ScrollText />
        {say('Feed')}
      </Link>
      <Link to="/chat">
        <DoxyGlyph />
        {say('Doxy AI')}
      </Link>
      <Link to="/jobs">
        <BriefcaseMedical />
        {say('Jobs')}
      </Link>
      <Link to="/mates">
        <MatesGlyph />
        {say('Mates')}
      </Link>
      <hr />
      <Link to="/settings">
        <Settings />
        {say('Settings')}
      </Link>
      <button type="button" aria-disabled={leaving || undefined} onClick={() => !leaving && void ask()}>
        <LogOut />
        {say('Sign Out')}
      </button>
      {dialog}
    </nav>
  )
}
