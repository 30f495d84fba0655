import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { say } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'
import { Count } from '../../ui/badge/Badge.tsx'
import { IconTile } from '../../ui/person/Avatar.tsx'
import { countsQuery } from '../counts.ts'
import { titleOf } from '../words.ts'
import styles from './List.module.css'

/** The way to those who are no mates and ask to write, where there are any. */
export function RequestsRow() {
  const { data } = useQuery(countsQuery)
  const [first] = data?.items ?? []
  if (!data || !first) return null
  const others = data.requests - 1
  return (
    <li className={styles.row}>
      <Link to="/messages?folder=requests" className={styles.conversation}>
        <IconTile>
          <UserRoundPlus />
        </IconTile>
        <span className={styles.words}>
          <span className={`${styles.name} clamp1`}>{say('Message requests')}</span>
          <span className={styles.line}>
            <span className={`${styles.last} clamp1`}>
              {others > 0 ? say('{name} and {count} more', { name: titleOf(first), count: others }) : titleOf(first)}
            </span>
            <span className="vh">{say('Waiting: {count}', { count: data.requests })}</span>
            <Count value={data.requests} />
          </span>
        </span>
      </Link>
    </li>
  )
}
