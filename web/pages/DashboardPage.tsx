import { usePrefetchInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Post } from '#contract/feed.ts'
import { Composer } from '../feed/Composer.tsx'
import { draftNames } from '../feed/drafts.ts'
import { FeedLoading } from '../feed/FeedLoading.tsx'
import { OpenParts, OpenPartsContext } from '../feed/opened.ts'
import { postsQuery, trendingQuery } from '../feed/queries.ts'
import { DashboardNav } from '../home/DashboardNav.tsx'
import { DashboardStats } from '../home/DashboardStats.tsx'
import { useAddress } from '../lib/address.ts'
import { useMedia } from '../lib/media.ts'
import { useSession } from '../lib/session.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { DoxyGlyph } from '../ui/glyphs.tsx'
import { later } from '../ui/later.tsx'
import { Page } from '../ui/Page.tsx'

const Feed = later(async () => (await import('../feed/Feed.tsx')).Feed)
const DashboardRail = later(async () => (await import('../home/DashboardRail.tsx')).DashboardRail)
const OpenedPost = lazy(() => import('../feed/OpenedPost.tsx'))
const RemovePost = lazy(() => import('../feed/RemovePost.tsx'))

// What draws posts comes while the posts come, so neither waits for the other.
Feed.load().catch(() => undefined)

/** The feed, with what a member looks at first beside it. */
export function DashboardPage() {
  const { user } = useSession()
  const [opened] = useState(() => new OpenParts(draftNames()))
  const [removing, setRemoving] = useState<Post>()
  const [address, setAddress] = useAddress()
  const postId = address.get('post')
  // Below an endless list nobody would ever meet the rail, so it is neither drawn nor asked for.
  const hasRail = useMedia('(min-width: 1024px)')
  usePrefetchQuery(trendingQuery)
  usePrefetchInfiniteQuery(postsQuery)

  return (
    <OpenPartsContext value={opened}>
      <Page title="Dashboard" heading="hidden" side={<DashboardNav />} rail={hasRail && <Rail />}>
        <DashboardStats />
        <ButtonLink tone="doxy" block to="/chat" className="below-lg">
          <DoxyGlyph />
          Ask Doxy AI
        </ButtonLink>
        {user && <Composer user={user} />}
        <Suspense fallback={<FeedLoading />}>
          <Feed user={user} onDelete={setRemoving} />
        </Suspense>
        {postId && (
          <Suspense>
            <OpenedPost key={postId} postId={postId} onClose={() => setAddress({}, { replace: true })} />
          </Suspense>
        )}
        {removing && (
          <Suspense>
            <RemovePost post={removing} onClose={() => setRemoving(undefined)} />
          </Suspense>
        )}
      </Page>
    </OpenPartsContext>
  )
}

const Rail = () => (
  <Suspense>
    <DashboardRail />
  </Suspense>
)
