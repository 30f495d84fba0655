import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Institution } from '#contract/institution.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { SheetList } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { postsQuery, useShownPostsLive } from '../queries.ts'
import styles from './Overview.module.css'
import { PostRow } from './PostRow.tsx'

const AddPost = part(async () => ({ default: (await import('./AddPost.tsx')).AddPost }))

/** What those who run the page have put there of their own posts. */
export function Posts({ page }: { page: Institution }) {
  const { id, role, name } = page
  const [adding, setAdding] = useState(false)
  const mayEdit = role === 'owner' || role === 'editor'
  const posts = useInfiniteQuery(postsQuery(id))
  useShownPostsLive(id)
  return (
    <div className={styles.posts}>
      {mayEdit && (
        <div>
          <Button tone="outline" size="small" onClick={() => setAdding(true)}>
            Add a post of yours
          </Button>
        </div>
      )}
      <SheetList aria-label="Posts">
        <QueryList
          inList
          query={posts}
          what="posts"
          skeleton={<Loading label="Loading posts" rows={2} />}
          empty={<li className="ui muted">No posts here yet.</li>}
        >
          {(shown) => <PostRow shown={shown} institutionId={id} mayEdit={mayEdit} />}
        </QueryList>
      </SheetList>
      <Suspense>{adding && <AddPost institutionId={id} name={name} onClose={() => setAdding(false)} />}</Suspense>
      {posts.hasNextPage && <ShowMore tone="outline" block query={posts} />}
    </div>
  )
}
