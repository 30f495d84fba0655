import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { use, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { User } from '#contract/account.ts'
import type { FeedShow, Post } from '#contract/feed.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { useKeptAsItChanges, useKeptSince } from '../../lib/kept/kept.ts'
import { say, speaking } from '../../lib/language/say.ts'
import { useEntries } from '../../lib/outbox/outbox.ts'
import { Button } from '../../ui/button/Button.tsx'
import { InReadersLanguage } from '../../ui/language/InReadersLanguage.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { KeptNote } from '../../ui/status/KeptNote.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { pageOf, postsQuery } from '../cache/feed-queries.ts'
import { flat, notArrived } from '../cache/pages.ts'
import { useMore } from '../cache/use-more.ts'
import { commentKind } from '../comments/comment-kind.ts'
import { postKind } from '../composer/post-kind.ts'
import { FOR_YOU, focusForYou } from '../post/for-you-heading.ts'
import { OpenPartsContext } from '../post/open-parts.ts'
import { waitingWords } from './arrivals.ts'
import { FeedHead } from './FeedHead.tsx'
import { ReadIn } from './feeds.ts'
import { ListEnd } from './ListEnd.tsx'
import { PostRows } from './PostRows.tsx'
import { SendingPost } from './SendingPost.tsx'
import styles from './Timeline.module.css'
import { useArrivals } from './use-arrivals.ts'
import { useFeedLive } from './use-feed-live.ts'

const none: Post[] = []

type ForYouProps = { show: FeedShow; onShow: (show: FeedShow) => void; user: User | null; onDelete: (post: Post) => void }

/** The posts that a reader chose to see, as far down as anyone cares to scroll. */
export function ForYou({ show, onShow, user, onDelete }: ForYouProps) {
  const section = useRef<HTMLElement>(null)
  const posts = useInfiniteQuery(postsQuery(show))
  const { waiting, fresh, receive, showWaiting } = useArrivals(section, show, user?.id)
  useFeedLive(show, receive, user?.id, posts.isSuccess)

  const { hasMore, isLoading, error, more } = useMore(postsQuery(show).queryKey, posts.data, (cursor) =>
    api.feed.list(pageOf(show, cursor)),
  )

  const all = useMemo(() => flat(posts.data), [posts.data])
  // Ten posts take a phone a while to draw: the first time they are drawn in slices.
  const drawn = useDeferredValue(all.length > 0, false)
  const rows = drawn ? all : none
  const sending = notArrived(useEntries(postKind), posts.data).toReversed()

  useWaitingThreads()

  const keptSince = useKeptSince(postsQuery(show).queryKey)
  useKeptAsItChanges(postsQuery(show).queryKey, posts.data?.pages[0])

  const toNewest = () => {
    section.current?.scrollIntoView({ block: 'start' })
    focusForYou()
    void showWaiting()
  }

  return (
    <section ref={section} aria-labelledby={FOR_YOU} className={styles.section}>
      <NewPosts words={waitingWords(waiting, user?.id)} onShow={toNewest} />
      <FeedHead show={show} onShow={onShow} />
      <InReadersLanguage>
        <KeptNote since={keptSince} />
      </InReadersLanguage>
      <Sheet bleed className={styles.sheet}>
        {user && sending.map((entry) => <SendingPost key={entry.clientId} user={user} entry={entry} />)}
        {posts.data && rows.length > 0 && (
          <ReadIn value={show}>
            <PostRows posts={rows} fresh={fresh} onDelete={onDelete} />
          </ReadIn>
        )}
        <InReadersLanguage>
          {posts.data && all.length === 0 && sending.length === 0 && (
            <EmptyState title={say('No posts yet')}>
              {show === 'mates'
                ? say('What your mates write will stand here.')
                : say('Share the first one: a case, a question or a paper.')}
            </EmptyState>
          )}
          {(posts.isPending || (all.length > 0 && !drawn)) && <Loading label={say('Loading posts')} />}
          {posts.isLoadingError && (
            <Failed what="posts" onRetry={() => posts.refetch()}>
              {wordsOf(posts.error)}
            </Failed>
          )}
        </InReadersLanguage>
        {rows.length > 0 && <ListEnd hasMore={hasMore} isLoading={isLoading} error={error} onMore={more} />}
      </Sheet>
    </section>
  )
}

/** Comments that wait are shown: a page that begins again opens their posts. */
function useWaitingThreads() {
  const parts = use(OpenPartsContext)
  const comments = useEntries(commentKind)
  useEffect(() => {
    for (const { payload } of comments) parts.set(payload.postId, 'comments', true)
  }, [comments, parts])
}

/** Says that posts wait above, without moving what is being read; pressed, it goes to them. */
const NewPosts = ({ words, onShow }: { words: string | undefined; onShow: () => void }) => (
  <div className={styles.newPosts} role="status" lang={speaking()}>
    {words && (
      <Button tone="outline" className={styles.newPostsButton} onClick={onShow}>
        <ArrowUp />
        {words}
      </Button>
    )}
  </div>
)
