import { Ellipsis, Heart, MessageCircle, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import styles from '../Demo.module.css'
import { type HostedPost, markOf, nameOf } from '../tables.ts'
import { EditDemoPost } from './EditDemoPost.tsx'
import { RemoveDemoPost } from './RemoveDemoPost.tsx'

type DemoPostProps = { post: HostedPost; isOwn: boolean; isNew?: boolean }

/** A post with its author; its own author edits and deletes it. */
export function DemoPost({ post, isOwn, isNew }: DemoPostProps) {
  const [doing, setDoing] = useState<'edit' | 'remove'>()
  const { author } = post
  const name = nameOf(author)
  const close = () => setDoing(undefined)

  return (
    <article className={styles.post} aria-label={`Post by ${name}`}>
      <Avatar id={post.author_id} name={name} mark={markOf(author)} />
      <div>
        <header className={styles.head}>
          <div>
            <b>{name}</b> {author?.verified && <Badge tone="verified">Verified</Badge>} {isNew && <Badge tone="haldi">New</Badge>}
            {author?.designation && <p className="meta">{author.designation}</p>}
          </div>
          <span className="meta">
            <Ago at={post.created_at} />
          </span>
          {isOwn && (
            <Menu
              label="Post options"
              icon={<Ellipsis />}
              items={[
                { label: 'Edit', icon: <Pencil />, onSelect: () => setDoing('edit') },
                { label: 'Delete', icon: <Trash2 />, tone: 'danger', onSelect: () => setDoing('remove') },
              ]}
            />
          )}
        </header>
        {doing === 'edit' ? <EditDemoPost post={post} onClose={close} /> : <p className={styles.words}>{post.content}</p>}
        <p className={styles.counts}>
          <span>
            <Heart aria-hidden="true" /> {post.likes_count}
            <span className="vh"> likes</span>
          </span>
          <span>
            <MessageCircle aria-hidden="true" /> {post.comments_count}
            <span className="vh"> comments</span>
          </span>
        </p>
      </div>
      {doing === 'remove' && <RemoveDemoPost post={post} onClose={close} />}
    </article>
  )
}
