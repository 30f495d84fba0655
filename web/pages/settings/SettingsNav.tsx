import { ChevronRight } from 'lucide-react'
import { capital, say } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'
import styles from './Settings.module.css'
import { sections } from './sections.tsx'

const groups = [...Map.groupBy(sections, ({ group }) => group)]

type SettingsNavProps = {
  current?: string | undefined
  /** How a section stands, in one line under its name, which keeps its place until it is known. */
  states?: Partial<Record<string, string>>
}

/** All sections by what they are about; on phones it is the page itself. */
export const SettingsNav = ({ current, states }: SettingsNavProps) => (
  <nav className={styles.nav} aria-label={say('Settings')}>
    {groups.map(([group, own]) => (
      <div key={group}>
        <p className={styles.group}>{capital(say(group))}</p>
        <ul>
          {own.map(({ id, label, icon }) => (
            <li key={id}>
              <Link to={`/settings?section=${id}`} aria-current={id === current ? 'page' : undefined}>
                {icon}
                <span>
                  {say(label)}
                  {states && <span className={styles.state}>{states[id] ?? '\u00a0'}</span>}
                </span>
                <ChevronRight className={styles.onward} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
)
