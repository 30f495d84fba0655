import { useQuery } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { Link } from '../../lib/router.tsx'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import { relatedQuery } from '../cache/queries.ts'
import { addressOf } from './naming.ts'
import styles from './RelatedPosts.module.css'

/** A few posts that share a topic with another one, or their authors’ specialty, as the heading says; nothing where there are none. */
export function RelatedPosts({ postId }: { postId: Id }) {
  const { data } = useQuery(relatedQuery(postId))
  if (!data || data.items.length === 0) return null
  return (
    <Sheet title={data.specialty ? `More from ${data.specialty}` : 'On the same topic'}>
      <SheetList>
        {data.items.map(({ id, content, author, createdAt }) => (
          <li key={id}>
            <Link className={styles.words} to={addressOf(id)}>
              {content}
            </Link>
            <p className="meta">
              {author.name}
              <Withdrawn member={author} /> · <Ago at={createdAt} />
            </p>
          </li>
        ))}
      </SheetList>
    </Sheet>
  )
}
