import { CircleUserRound, FlaskConical, House } from 'lucide-react'
import { say, speaking } from '../../lib/language/say.ts'
import { Link, useLocation } from '../../lib/router.tsx'
import { DoxyGlyph, MatesGlyph } from '../../ui/art/glyphs.tsx'
import { isAt } from '../routes/places.ts'
import styles from './TabBar.module.css'

/** `also` are the other places that belong under the tab. */
const tabs = [
  { label: 'Home', to: '/home', also: '/dashboard', Icon: House },
  { label: 'Mates', to: '/mates', Icon: MatesGlyph },
  { label: 'Doxy AI', to: '/chat', Icon: DoxyGlyph },
  { label: 'Research', to: '/researchhub', also: '/research-hub', Icon: FlaskConical },
  { label: 'You', to: '/profile', Icon: CircleUserRound },
]

/** The five tabs at the foot of smaller screens. */
export function TabBar() {
  const here = useLocation()
  return (
    <nav lang={speaking()} className={`${styles.tabs} below-lg`} aria-label={say('Primary')}>
      {tabs.map(({ label, to, also, Icon }) => (
        <Link key={to} to={to} aria-current={isAt(to, here) ? 'page' : here.pathname === also ? 'true' : undefined}>
          <Icon />
          <span>{say(label)}</span>
        </Link>
      ))}
    </nav>
  )
}
