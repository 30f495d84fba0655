import { BriefcaseMedical, CircleUserRound, LogOut, ScrollText } from 'lucide-react'
import { Link } from 'react-router'
import { useLeave } from '../account/leave.ts'
import { DoxyGlyph, MatesGlyph } from '../ui/glyphs.tsx'
import styles from './DashboardNav.module.css'

async function end() {
  const { signOut } = await import('../lib/sign-out.ts')
  await signOut()
  return 'Signed out successfully'
}

/** The dashboard's own way about. */
export function DashboardNav() {
  const { leaving, leave } = useLeave({ end, to: '/' })
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
      <button type="button" aria-disabled={leaving || undefined} onClick={() => !leaving && leave()}>
        <LogOut />
        Sign Out
      </button>
    </nav>
  )
}
