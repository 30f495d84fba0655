import { BriefcaseMedical, CircleUserRound, LogOut, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { queryClient } from '../lib/query.ts'
import { setLeaving } from '../lib/session.ts'
import { signOut } from '../lib/sign-out.ts'
import { DoxyGlyph, MatesGlyph } from '../ui/glyphs.tsx'
import { toast } from '../ui/toast.ts'
import styles from './DashboardNav.module.css'

const SAID_FOR_MS = 2000
const LEAVES_AFTER_MS = 1000

/** Signs out, says so, and a second later stands on the landing page. */
function useLeave() {
  const navigate = useNavigate()
  const [leaving, setOwn] = useState(false)

  const leave = async () => {
    setOwn(true)
    setLeaving(true)
    await signOut()
    toast.success('Signed out successfully', { duration: SAID_FOR_MS })
    setTimeout(() => {
      navigate('/')
      setLeaving(false)
      // Whoever signs in next in this tab finds nothing of what was read here.
      queryClient.clear()
    }, LEAVES_AFTER_MS)
  }
  return { leaving, leave }
}

/** The dashboard's own way about. */
export function DashboardNav() {
  const { leaving, leave } = useLeave()
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
