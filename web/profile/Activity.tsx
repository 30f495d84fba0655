import { useInfiniteQuery } from '@tanstack/react-query'
import { Award, FileText, MessageSquare, PenLine } from 'lucide-react'
import { Link } from 'react-router'
import type { ActivityItem } from '#contract/profile.ts'
import { ago, inFull } from '../lib/dates.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { MatesGlyph } from '../ui/glyphs.tsx'
import { itemsOf, QueryList } from '../ui/QueryList.tsx'
import styles from './Activity.module.css'
import { type Asked, activityQuery } from './queries.ts'
import { profileOf } from './Signature.tsx'

const icons = { posted: PenLine, commented: MessageSquare, became_mates: MatesGlyph, published: FileText, certified: Award }

type ActivityProps = { asked: Asked /** Whether the viewer may see it at all. */; shown: boolean; onOpenPost: (postId: string) => void }

/** What a member did lately. */
export function Activity({ asked, shown, onOpenPost }: ActivityProps) {
  const activity = useInfiniteQuery({ ...activityQuery(asked), enabled: shown })
  if (!shown) return <EmptyState title="No recent activity">This member keeps it to a smaller circle.</EmptyState>
  const empty = <EmptyState title="No recent activity">Posts, papers and comments will be charted here as you sign them.</EmptyState>
  const items = itemsOf(activity.data)
  if (items.length === 0)
    return (
      <QueryList query={activity} loading="Loading activity" empty={empty}>
        {() => null}
      </QueryList>
    )
  return (
    <>
      <ul aria-label="Activity">
        {items.map((item) => (
          <Item key={item.id} item={item} onOpenPost={onOpenPost} />
        ))}
      </ul>
      {activity.hasNextPage && (
        <div className={styles.more}>
          <Button tone="outline" busy={activity.isFetchingNextPage} onClick={() => activity.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

function Item({
  item: { kind, description, time, postId, with: other },
  onOpenPost,
}: {
  item: ActivityItem
  onOpenPost: (id: string) => void
}) {
  const Icon = icons[kind]
  return (
    <li className={styles.item}>
      <Icon />
      <div>
        {postId !== null ? (
          <button type="button" className={styles.open} onClick={() => onOpenPost(postId)}>
            {description}
          </button>
        ) : kind === 'became_mates' && other ? (
          <Link to={profileOf(other)}>{description}</Link>
        ) : (
          description
        )}
        <p className="meta">
          <time dateTime={time} title={inFull(time)}>
            {ago(time)}
          </time>
        </p>
      </div>
    </li>
  )
}
