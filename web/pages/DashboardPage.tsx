import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Post } from '#contract/feed.ts'
import { ChartKey } from '../feed/ChartKey.tsx'
import { Composer } from '../feed/Composer.tsx'
import { draftNames } from '../feed/drafts.ts'
import { ForYou } from '../feed/ForYou.tsx'
import { OpenParts, OpenPartsContext } from '../feed/opened.ts'
import { Trending } from '../feed/Trending.tsx'
import { DashboardNav } from '../home/DashboardNav.tsx'
import { DashboardStats } from '../home/DashboardStats.tsx'
import { useMedia } from '../lib/media.ts'
import { useSession } from '../lib/session.ts'
import { suggestionsQuery } from '../mates/queries.ts'
import { SuggestedMates } from '../mates/SuggestedMates.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { DoxyGlyph } from '../ui/glyphs.tsx'
import { Page } from '../ui/Page.tsx'

const RemovePost = lazy(() => import('../feed/RemovePost.tsx'))

/** The feed, with what a member looks at first beside it. */
export function DashboardPage() {
  const { user } = useSession()
  const [opened] = useState(() => new OpenParts(draftNames()))
  const [removing, setRemoving] = useState<Post>()
  // Below an endless list nobody would ever meet the rail, so it is neither drawn nor asked for.
  const hasRail = useMedia('(min-width: 1024px)')

  return (
    <OpenPartsContext value={opened}>
      <Page title="Dashboard" heading="hidden" side={<DashboardNav />} rail={hasRail && <Rail />}>
        <DashboardStats />
        <ButtonLink tone="doxy" block to="/chat" className="below-lg">
          <DoxyGlyph />
          Ask Doxy AI
        </ButtonLink>
        {user && <Composer user={user} />}
        <Trending onDelete={setRemoving} />
        <ForYou user={user} onDelete={setRemoving} />
        {removing && (
          <Suspense>
            <RemovePost post={removing} onClose={() => setRemoving(undefined)} />
          </Suspense>
        )}
      </Page>
    </OpenPartsContext>
  )
}

function Rail() {
  const suggestions = useQuery(suggestionsQuery)
  return (
    <>
      <ChartKey />
      <SuggestedMates query={suggestions} />
    </>
  )
}
