import { BriefcaseMedical, FlaskConical, GraduationCap, MessageSquare, ScrollText } from 'lucide-react'
import { useSay } from '../lib/language/say.ts'
import { Link } from '../lib/router.tsx'
import { DoxyGlyph } from '../ui/art/glyphs.tsx'
import { Sheet } from '../ui/layout/Sheet.tsx'
import styles from './QuickLinks.module.css'

const places = [
  { to: '/dashboard', label: 'Feed', icon: <ScrollText aria-hidden="true" /> },
  { to: '/chat', label: 'Ask Doxy AI', icon: <DoxyGlyph /> },
  { to: '/researchhub', label: 'Research Hub', icon: <FlaskConical aria-hidden="true" /> },
  { to: '/jobs', label: 'Jobs', icon: <BriefcaseMedical aria-hidden="true" /> },
  { to: '/messages', label: 'Messages', icon: <MessageSquare aria-hidden="true" /> },
  { to: '/education', label: 'Education', icon: <GraduationCap aria-hidden="true" /> },
]

/** The rooms of the ward. */
export function QuickLinks() {
  const say = useSay()
  return (
    <Sheet title={say('Go to')}>
      <ul className={styles.places}>
        {places.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to}>
              {icon}
              {say(label)}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
