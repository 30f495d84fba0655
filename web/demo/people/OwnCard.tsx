import { useQuery } from '@tanstack/react-query'
import { Mail, MapPin, Pencil, Stethoscope } from 'lucide-react'
import { Badge } from '../../ui/badge/Badge.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import styles from '../Demo.module.css'
import { hosted } from '../hosted.ts'
import { WIZARD } from '../profile.ts'
import { type HostedProfile, markOf, nameOf } from '../tables.ts'

/** The user's own profile. */
export const OwnCard = ({ profile, email }: { profile: HostedProfile; email: string }) => (
  <Sheet padded aria-label="Your profile">
    <div className={styles.who}>
      <Avatar id={profile.id} name={nameOf(profile)} mark={markOf(profile)} size="lg" />
      <div>
        <h2>{nameOf(profile)}</h2>
        <p className="meta">{profile.designation}</p>
        {profile.verified && <Badge tone="verified">Verified</Badge>}
      </div>
    </div>
    <ul className={styles.facts}>
      <li>
        <Mail className="small" aria-label="Email" /> {email}
      </li>
      {profile.location && (
        <li>
          <MapPin className="small" aria-label="Location" /> {profile.location}
        </li>
      )}
      {profile.specialization && (
        <li>
          <Stethoscope className="small" aria-label="Specialization" /> {profile.specialization}
        </li>
      )}
    </ul>
    <ButtonLink tone="outline" block to={`${WIZARD}&step=1`}>
      <Pencil />
      Edit Profile
    </ButtonLink>
  </Sheet>
)

const ROWS_MAX = 1000

/** What the user has written, and what came of it. */
export function OwnStats({ profile: { id, created_at } }: { profile: HostedProfile }) {
  const { data } = useQuery({ queryKey: ['hosted', 'stats', id], queryFn: () => readStats(id), retry: false })
  const since = new Date(created_at).toLocaleDateString('en-IN', { month: 'short', year: 'numeric' })
  const figures = [
    ['Posts', data?.posts ?? '–'],
    ['Likes received', data?.likes ?? '–'],
    ['Comments', data?.comments ?? '–'],
    ['Member since', since],
  ]
  return (
    <Sheet title="Stats" padded>
      <dl className={styles.pairs}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

/** Sums say that they are not all where there are more posts than one answer holds. */
async function readStats(id: string) {
  const client = await hosted()
  const { data, count, error } = await client
    .from('posts')
    .select('likes_count, comments_count', { count: 'exact' })
    .eq('author_id', id)
    .limit(ROWS_MAX)
    .overrideTypes<{ likes_count: number; comments_count: number }[], { merge: false }>()
  if (error) throw error
  const posts = count ?? data.length
  const sum = (of: 'likes_count' | 'comments_count') =>
    `${data.reduce((total, post) => total + post[of], 0)}${posts > data.length ? '+' : ''}`
  return { posts, likes: sum('likes_count'), comments: sum('comments_count') }
}
