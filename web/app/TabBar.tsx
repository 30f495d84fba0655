import { CircleUserRound, FlaskConical, House } from 'lucide-react'
import { NavLink } from 'react-router'
import { DoxyGlyph, MatesGlyph } from '../ui/glyphs.tsx'
import styles from './TabBar.module.css'

const tabs = [
  { label: 'Home', to: '/home', Icon: House },
  { label: 'Mates', to: '/mates', Icon: MatesGlyph },
  { label: 'Doxy AI', to: '/chat', Icon: DoxyGlyph },
  { label: 'Research', to: '/researchhub', Icon: FlaskConical },
  { label: 'You', to: '/profile', Icon: CircleUserRound },
]

/** The five tabs at the foot of smaller screens. */
export const TabBar = () => (
  <nav className={`${styles.tabs} below-lg`} aria-label="Primary">
    {tabs.map(({ label, to, Icon }) => (
      <NavLink key={to} to={to} end>
        <Icon />
        <span>{label}</span>
      </NavLink>
    ))}
  </nav>
)
