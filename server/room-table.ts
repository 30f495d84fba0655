import type { contract } from '#contract/index.ts'
import type { Site } from '#contract/site.ts'
import { accountRoutes } from './account/routes.ts'
import { type DemoArea, demoRoutes } from './demo/routes.ts'
import type { Doxy } from './doxy/public.ts'
import { doxyRoutes } from './doxy/routes.ts'
import { educationRoutes } from './education/routes.ts'
import { findShownPictures } from './feed/public.ts'
import { feedRoutes } from './feed/routes.ts'
import { findNoticeExcerpts, matesOverview, profileActivity, profileCounts } from './home/public.ts'
import { homeRoutes } from './home/routes.ts'
import { institutionsRoutes } from './institutions/routes.ts'
import { jobsRoutes } from './jobs/routes.ts'
import { matesRoutes } from './mates/routes.ts'
import { type ConversationKeys, findShownGroupPictures } from './messages/public.ts'
import { messagesRoutes } from './messages/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { notificationsRoutes, pushRoutes } from './notifications/routes.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/db/client.ts'
import { filesRoutes } from './platform/files/routes.ts'
import type { Served } from './platform/http/operations/serve.ts'
import { siteRoutes } from './platform/http/operations/site-routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { findShownPhotos, loadCards } from './profile/public.ts'
import { cvRoutes, handlesRoutes, profileRoutes } from './profile/routes.ts'
import { reportTables } from './report-table.ts'
import { readPdfPages } from './research/public.ts'
import { researchRoutes } from './research/routes.ts'
import { findMembers } from './search/public.ts'
import { searchRoutes } from './search/routes.ts'
import { emitDeskChanged, findDeciders, openRegisters } from './verification/public.ts'
import { setupRoutes, staffRoutes, verificationRoutes } from './verification/routes.ts'

/** What the rooms are given where they are joined. */
type Joined = {
  config: Config
  db: Db
  demo: DemoArea
  doxy: Doxy
  keys: ConversationKeys
  demoMember: Site['demoMember']
  version: string
}

/** The operations of all rooms, each with what it is handed of rooms that come later. */
export const roomTable = ({ config, db, demo, doxy, keys, demoMember, version }: Joined): Record<keyof typeof contract, Served[]> => ({
  site: siteRoutes(demoMember, version),
  demoArea: demoRoutes(demo),
  ...accountRoutes,
  ...moderationRoutes({ ...reportTables(keys), loadCards, findDeciders, emitDeskChanged }),
  profile: profileRoutes({ counts: profileCounts, activity: profileActivity }),
  handles: handlesRoutes(),
  cv: cvRoutes,
  files: filesRoutes([findShownPictures, findShownPhotos, findShownGroupPictures]),
  notifications: notificationsRoutes(findNoticeExcerpts),
  push: pushRoutes,
  mates: matesRoutes(matesOverview, findMembers),
  ...feedRoutes(doxy),
  ...messagesRoutes(keys),
  ...institutionsRoutes(readPdfPages),
  ...jobsRoutes(keys, readPdfPages),
  ...researchRoutes(doxy),
  ...educationRoutes,
  ...searchRoutes,
  home: homeRoutes,
  verification: verificationRoutes(openRegisters(config, db), readPdfPages),
  setup: setupRoutes,
  staff: staffRoutes,
  ...doxyRoutes(doxy),
  ...privacyRoutes,
})
