import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ProfileAudience } from '#contract/profile.ts'
import { capital, type Say, sayAround, useSay } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { profileQuery } from '../queries.ts'
import styles from './AudienceSheet.module.css'
import { audiences, parts } from './audience-words.ts'
import { SeenAs } from './SeenAs.tsx'

/** To Messages, and to whom one has blocked. */
const ways = ['/messages', '/settings?section=blocked']

const AudienceDialog = part(() => import('./AudienceDialog.tsx'))

const rowsOf = ({ foundByEmail, isPublic, ...audience }: ProfileAudience, say: Say) => [
  ...(Object.keys(parts) as (keyof typeof parts)[]).map((name) => [say(parts[name]), capital(say(audiences[audience[name]]))] as const),
  [say('Found by the exact address you sign in with'), say(foundByEmail ? 'Yes' : 'No')] as const,
  [say('Public page for search engines'), say(isPublic ? 'Yes' : 'No')] as const,
]

/** Who sees what of a member, as it stands, and the way to change it. */
export function AudienceSheet() {
  const say = useSay()
  const { data: profile, isError, refetch } = useQuery(profileQuery({}))
  const [changing, setChanging] = useState(false)

  if (isError) return <Failed what="your audience" onRetry={() => void refetch()} />
  if (!profile?.own) return <Loading label={say('Loading your audience')} shape="person" />
  return (
    <Sheet
      title={say('Your profile')}
      bleed
      aside={
        <Button tone="outline" size="small" onClick={() => setChanging(true)}>
          {say('Change')}
        </Button>
      }
    >
      <dl className={styles.rows}>
        {rowsOf(profile.own.audience, say).map(([what, who]) => (
          <div key={what} className={styles.row}>
            <dt>{what}</dt>
            <dd>{who}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.foot}>
        <SeenAs />{' '}
        {sayAround(
          'Each post says who reads it. Who may write to you is set in *Messages*, under Message settings; whom you have *blocked* sees nothing of this.',
          (part, place) => (
            <Link to={ways[place]!}>{part}</Link>
          ),
          say,
        )}
      </p>
      {changing && (
        <Suspense>
          <AudienceDialog profile={profile} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Sheet>
  )
}
