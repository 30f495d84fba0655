import type { User } from '#contract/account.ts'
import type { Post } from '#contract/feed.ts'
import { Composer } from '../../feed/composer/Composer.tsx'
import { Feed } from '../../feed/Feed.tsx'
import { InReadersLanguage } from '../../ui/language/InReadersLanguage.tsx'
import { part } from '../../ui/later.tsx'

const SavedPage = part(() => import('./SavedPage.tsx'))

type Shown = { user: User | null; onDelete: (post: Post) => void }

/** What the dashboard is opened for: where one writes, and what others wrote; without a feed to show, what one has saved. */
export const DashboardFeed = ({ feed }: { feed?: Shown }) =>
  feed ? (
    <>
      <InReadersLanguage>{feed.user && <Composer user={feed.user} />}</InReadersLanguage>
      <Feed {...feed} />
    </>
  ) : (
    <SavedPage />
  )
