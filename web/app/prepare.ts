import { session } from '../lib/session.ts'
import { loadPage } from './front.tsx'
import { loadTabBar } from './Shell.tsx'
import { loadMemberBar } from './TopBar.tsx'

/** Fetches all that the first drawing needs, so that it is drawn once and whole. */
export const prepare = (pathname: string) =>
  Promise.all([loadPage(pathname), ...(session().signedIn ? [loadMemberBar(), loadTabBar()] : [])])
