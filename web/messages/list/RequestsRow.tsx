import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
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
          <span className={`${styles.name} clamp1`}>Message requests</span>
          <span className={styles.line}>
            <span className={`${styles.last} clamp1`}>
              {titleOf(first)}
              {others > 0 && ` and ${others} more`}
            </span>
            <span className="vh">Waiting: {data.requests}</span>
            <Count value={data.requests} />
          </span>
        </span>
      </Link>
    </li>
  )
}
