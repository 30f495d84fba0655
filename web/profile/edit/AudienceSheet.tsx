import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ProfileAudience } from '#contract/profile.ts'
import { Link } from '../../lib/router.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { profileQuery } from '../queries.ts'
import styles from './AudienceSheet.module.css'
import { audiences, parts } from './audience-words.ts'

const AudienceDialog = part(() => import('./AudienceDialog.tsx'))

const rowsOf = ({ foundByEmail, isPublic, ...audience }: ProfileAudience) => [
  ...(Object.keys(parts) as (keyof typeof parts)[]).map((name) => [parts[name], audiences[audience[name]]] as const),
  ['Found by the exact address you sign in with', foundByEmail ? 'Yes' : 'No'] as const,
  ['Public page for search engines', isPublic ? 'Yes' : 'No'] as const,
]

/** Who sees what of a member, as it stands, and the way to change it. */
export function AudienceSheet() {
  const { data: profile, isError, refetch } = useQuery(profileQuery({}))
  const [changing, setChanging] = useState(false)

  if (isError) return <Failed what="your audience" onRetry={() => void refetch()} />
  if (!profile?.own) return <Loading label="Loading your audience" shape="person" />
  return (
    <Sheet
      title="Your profile"
      bleed
      aside={
        <Button tone="outline" size="small" onClick={() => setChanging(true)}>
          Change
        </Button>
      }
    >
      <dl className={styles.rows}>
        {rowsOf(profile.own.audience).map(([what, who]) => (
          <div key={what} className={styles.row}>
            <dt>{what}</dt>
            <dd>{who}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.foot}>
        See your profile as <Link to="/profile?as=mates">a mate</Link> or as <Link to="/profile?as=members">any member</Link> sees it. Each
        post says who reads it. Who may write to you is set in <Link to="/messages">Messages</Link>, under Message settings; whom you have{' '}
        <Link to="/settings?section=blocked">blocked</Link> sees nothing of this.
      </p>
      {changing && (
        <Suspense>
          <AudienceDialog profile={profile} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Sheet>
  )
}
