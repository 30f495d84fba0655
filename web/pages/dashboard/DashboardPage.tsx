import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Post } from '#contract/feed.ts'
import { postsQuery, showOf, trendingQuery } from '../../feed/cache/feed-queries.ts'
import { FeedLoading } from '../../feed/FeedLoading.tsx'
import { OpenParts, OpenPartsContext } from '../../feed/post/open-parts.ts'
import { DashboardStats } from '../../home/DashboardStats.tsx'
import { useAddress } from '../../lib/address.ts'
import { draftNames } from '../../lib/drafts.ts'
import { say } from '../../lib/language/say.ts'
import { useMedia } from '../../lib/media.ts'
import { useSession } from '../../lib/session.ts'
import { DoxyGlyph } from '../../ui/art/glyphs.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { InReadersLanguage } from '../../ui/language/InReadersLanguage.tsx'
import { later, part, soon } from '../../ui/later.tsx'
import { Page } from '../../ui/layout/Page.tsx'

const sides = () => import('./dashboard-sides.ts')
const DashboardFeed = soon(async () => (await import('./DashboardFeed.tsx')).DashboardFeed)
const DashboardNav = later(async () => (await sides()).DashboardNav)
const DashboardRail = later(async () => (await sides()).DashboardRail)
const PostPage = part(() => import('./PostPage.tsx'))
const SavedPage = part(() => import('./SavedPage.tsx'))
const TakeShared = part(() => import('../../feed/composer/TakeShared.tsx'))
const RemovePost = part(() => import('../../feed/post/RemovePost.tsx'))

const WIDE = '(min-width: 1024px)'

// What stands beside the feed comes only where there is room.
if (window.matchMedia(WIDE).matches) for (const part of [DashboardNav, DashboardRail]) part.load().catch(() => undefined)

/** The feed, or what the address asks for in its place: one post, or what was saved. */
export function DashboardPage() {
  const [address] = useAddress()
  const postId = address.get('post')
  if (postId)
    return (
      <Suspense fallback={<main id="main" aria-busy="true" />}>
        <PostPage key={postId} postId={postId} />
      </Suspense>
    )
  if (address.has('shared'))
    return (
      <Suspense fallback={<main id="main" aria-busy="true" />}>
        <TakeShared />
      </Suspense>
    )
  if (address.get('show') !== 'saved') return <Dashboard />
  return (
    <Suspense fallback={<Page title="Saved">{null}</Page>}>
      <SavedPage />
    </Suspense>
  )
}

/** The feed, with what a member looks at first beside it. */
function Dashboard() {
  const [address] = useAddress()
  const { user } = useSession()
  const [opened] = useState(() => new OpenParts(draftNames()))
  const [removing, setRemoving] = useState<Post>()
  // On phones the tabs lead about, and below an endless list nobody would ever meet the rail.
  const isWide = useMedia(WIDE)
  const { data: trending } = useQuery(trendingQuery)
  usePrefetchInfiniteQuery(postsQuery(showOf(address.get('show'))))

  return (
    <OpenPartsContext value={opened}>
      <Page title={say('Dashboard')} heading="own" side={isWide && <Side />} rail={isWide && <Rail />}>
        <InReadersLanguage>
          <h1 className="vh">{say('Dashboard')}</h1>
          <DashboardStats />
          <ButtonLink tone="doxy" block to="/chat" className="below-lg">
            <DoxyGlyph />
            {say('Ask Doxy AI')}
          </ButtonLink>
        </InReadersLanguage>
        <Suspense fallback={<FeedLoading first={trending?.items[0]} />}>
          <DashboardFeed feed={{ user, onDelete: setRemoving }} />
        </Suspense>
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
