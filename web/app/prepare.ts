import { session } from '../lib/session.ts'
import { loadMemberBar } from './bar/TopBar.tsx'
import { loadPage } from './routes/front.tsx'
import { loadTabBar } from './Shell.tsx'

/** Fetches all that the first drawing needs, so that it is drawn once and whole. */
export const prepare = (pathname: string) =>
  Promise.all([loadPage(pathname), ...(session().signedIn ? [loadMemberBar(), loadTabBar()] : [])])
