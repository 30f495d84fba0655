import { ScrollText } from 'lucide-react'
import type { MemberCard } from '#contract/profile.ts'
import { writtenIn } from '../lib/language/written-in.ts'
import { Link } from '../lib/router.tsx'
import { Withdrawn } from '../profile/member/Withdrawn.tsx'
import { IconTile } from '../ui/person/Avatar.tsx'
import styles from './PostRows.module.css'

type PostRow = { postId: string; by: MemberCard; excerpt: string; meta: string }

/** Posts by their first words, each row leading to the post. */
export const PostRows = ({ posts, level = 3 }: { posts: readonly PostRow[]; level?: 3 | 4 }) => {
  const Heading = `h${level}` as const
  return (
    <ul className={styles.posts}>
      {posts.map(({ postId, by, excerpt, meta }) => (
        <li key={postId}>
          <IconTile size="sm">
            <ScrollText />
          </IconTile>
          <div>
            <Heading>
              <Link to={`/dashboard?post=${postId}`} lang={writtenIn(excerpt)}>
                {excerpt}
              </Link>
            </Heading>
            <p className="meta">
              {by.name}
              <Withdrawn member={by} />
              {meta && ` · ${meta}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
