import { useInfiniteQuery } from '@tanstack/react-query'
import { Award, FileText, MessageSquare, PenLine } from 'lucide-react'
import type { ActivityItem } from '#contract/profile.ts'
import { ago, inFull } from '../../lib/dates.ts'
import { Link } from '../../lib/router.tsx'
import { MatesGlyph } from '../../ui/art/glyphs.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { itemsOf, QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { profileOf } from '../member/AuthorLine.tsx'
import { Withdrawn } from '../member/Withdrawn.tsx'
import { type Asked, activityQuery } from '../queries.ts'
import styles from './Activity.module.css'

const icons = { posted: PenLine, commented: MessageSquare, became_mates: MatesGlyph, published: FileText, certified: Award }

type ActivityProps = { asked: Asked /** Whether the viewer may see it at all. */; shown: boolean }

/** What a member did lately. */
export function Activity({ asked, shown }: ActivityProps) {
  const activity = useInfiniteQuery({ ...activityQuery(asked), enabled: shown })
  if (!shown) return <EmptyState title="No recent activity">This member does not share their activity with you.</EmptyState>
  const isOwn = asked.member === undefined
  const empty = (
    <EmptyState title="No recent activity">{isOwn ? 'Your posts, papers and comments will appear here.' : undefined}</EmptyState>
  )
  const items = itemsOf(activity.data)
  if (items.length === 0)
    return (
      <QueryList query={activity} what="activity" empty={empty}>
        {() => null}
      </QueryList>
    )
  return (
    <>
      <ul aria-label="Activity">
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      {activity.hasNextPage && (
        <div className={styles.more}>
          <ShowMore tone="outline" query={activity} />
        </div>
      )}
    </>
  )
}

function Item({ item: { kind, description, time, postId, with: other } }: { item: ActivityItem }) {
  const Icon = icons[kind]
  return (
    <li className={styles.item}>
      <Icon />
      <div>
        {postId !== null ? (
          <Link to={`/dashboard?post=${postId}`}>{description}</Link>
        ) : kind === 'became_mates' && other ? (
          <Link to={profileOf(other)}>{description}</Link>
        ) : (
          description
        )}
        {other && <Withdrawn member={other} />}
        <p className="meta">
          <time dateTime={time} title={inFull(time)}>
            {ago(time)}
          </time>
        </p>
      </div>
    </li>
  )
}
