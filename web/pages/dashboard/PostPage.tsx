import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Post } from '#contract/feed.ts'
import type { Id } from '#contract/page.ts'
import { openedQuery } from '../../feed/cache/queries.ts'
import { usePostEvents } from '../../feed/cache/use-post-events.ts'
import { OpenedPost } from '../../feed/post/OpenedPost.tsx'
import { RelatedPosts } from '../../feed/post/RelatedPosts.tsx'
import { SharePost } from '../../feed/post/SharePost.tsx'
import { codeOf, wordsOf } from '../../lib/api/failure.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { part } from '../../ui/later.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'

const RemovePost = part(() => import('../../feed/post/RemovePost.tsx'))

/** The keyboard goes on at the page, because what it stood on is gone. */
const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true })

/** Nothing is there for this reader, be it that nothing could be. */
const isNowhere = (error: unknown) => ['NOT_FOUND', 'BAD_INPUT'].includes(codeOf(error) ?? '')

/** One post at its own address. */
export default function PostPage({ postId }: { postId: Id }) {
  const { data, error, refetch } = useQuery(openedQuery(postId))
  usePostEvents(postId)
  const [removing, setRemoving] = useState<Post>()
  const post = data?.items[0]

  return (
    <Page
      title={post ? `Post by ${post.author.name}` : 'Post'}
      heading="hidden"
      railLabel="More"
      rail={
        post && (
          <>
            <SharePost post={post} />
            <RelatedPosts postId={post.id} />
          </>
        )
      }
    >
      <Sheet bleed>
        {post ? (
          <>
            <h2 className="vh">The post and its comments</h2>
            <OpenedPost post={post} onDelete={setRemoving} />
          </>
        ) : data ? (
          <Gone>It was deleted, or it is no longer open to you.</Gone>
        ) : isNowhere(error) ? (
          <Gone>We could not find it. It may have been removed.</Gone>
        ) : error ? (
          <Failed what="the post" onRetry={() => refetch()}>
            {wordsOf(error)}
          </Failed>
        ) : (
          <Loading label="Loading the post" rows={1} />
        )}
      </Sheet>
      {removing && (
        <Suspense>
          <RemovePost post={removing} onClose={() => setRemoving(undefined)} onRemoved={focusPage} />
        </Suspense>
      )}
    </Page>
  )
}

const Gone = ({ children }: { children: string }) => (
  <EmptyState
    art="lead-off"
    title="This post cannot be shown."
    level={2}
    action={
      <ButtonLink tone="outline" to="/dashboard">
        Go to the feed
      </ButtonLink>
    }
  >
    {children}
  </EmptyState>
)
