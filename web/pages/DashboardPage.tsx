import { usePrefetchInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Post } from '#contract/feed.ts'
import { FeedLoading } from '../feed/FeedLoading.tsx'
import { OpenParts, OpenPartsContext } from '../feed/opened.ts'
import { postsQuery, trendingQuery } from '../feed/queries.ts'
import { DashboardStats } from '../home/DashboardStats.tsx'
import { useAddress } from '../lib/address.ts'
import { draftNames } from '../lib/drafts.ts'
import { useMedia } from '../lib/media.ts'
import { useSession } from '../lib/session.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { DoxyGlyph } from '../ui/glyphs.tsx'
import { later } from '../ui/later.tsx'
import { Page } from '../ui/Page.tsx'

const Composer = later(async () => (await import('../feed/Composer.tsx')).Composer)
const Feed = later(async () => (await import('../feed/Feed.tsx')).Feed)
const DashboardNav = later(async () => (await import('../home/DashboardNav.tsx')).DashboardNav)
const DashboardRail = later(async () => (await import('../home/DashboardRail.tsx')).DashboardRail)
const OpenedPost = lazy(() => import('../feed/OpenedPost.tsx'))
const RemovePost = lazy(() => import('../feed/RemovePost.tsx'))

const WIDE = '(min-width: 1024px)'

// What draws posts comes while the posts come, so neither waits for the other. What stands beside them comes only where there is room.
for (const part of window.matchMedia(WIDE).matches ? [Composer, Feed, DashboardNav, DashboardRail] : [Composer, Feed])
  part.load().catch(() => undefined)

/** The feed, with what a member looks at first beside it. */
export function DashboardPage() {
  const { user } = useSession()
  const [opened] = useState(() => new OpenParts(draftNames()))
  const [removing, setRemoving] = useState<Post>()
  const [address, setAddress] = useAddress()
  const postId = address.get('post')
  // On phones the tabs lead about, and below an endless list nobody would ever meet the rail.
  const isWide = useMedia(WIDE)
  usePrefetchQuery(trendingQuery)
  usePrefetchInfiniteQuery(postsQuery)

  return (
    <OpenPartsContext value={opened}>
      <Page title="Dashboard" heading="hidden" side={isWide && <Side />} rail={isWide && <Rail />}>
        <DashboardStats />
        <ButtonLink tone="doxy" block to="/chat" className="below-lg">
          <DoxyGlyph />
          Ask Doxy AI
        </ButtonLink>
        <Suspense fallback={<FeedLoading />}>{user && <Composer user={user} />}</Suspense>
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

const Side = () => (
  <Suspense>
    <DashboardNav />
  </Suspense>
)

const Rail = () => (
  <Suspense>
    <DashboardRail />
  </Suspense>
)
