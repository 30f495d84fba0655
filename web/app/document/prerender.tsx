import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import type { User } from '#contract/account.ts'
import { hindi } from '../../lib/language/hi/hindi.ts'
import { speakWith } from '../../lib/language/say.ts'
import { queryClient } from '../../lib/query/client.ts'
import { StaticRouter } from '../../lib/router.tsx'
import { drawFor } from '../../lib/session.ts'
import { DashboardFrame } from '../../pages/dashboard/DashboardFrame.tsx'
import { Program } from '../Program.tsx'
import { prepare } from '../prepare.ts'
import { frontPages } from '../routes/front.tsx'
import { textPaths } from '../routes/places.ts'
import { Shell } from '../Shell.tsx'
import { siteDocuments } from './documents.ts'

export { membersOnly, previews } from '../routes/places.ts'
export { elsewhere, siteDocuments } from './documents.ts'

/** Pages whose own frame is known before their reader is. */
const frames: Record<string, ComponentType> = { '/dashboard': DashboardFrame }

async function drawAt(path: string, tree: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter pathname={path}>{tree}</StaticRouter>
    </StrictMode>,
    {
      // Parts that are moved out of their place would need an inline script to move them back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Inside a Suspense boundary a failure would only leave its fallback on the page.
      onError: (error) => void failures.push(error),
    },
  )
  const html = await new Response(prelude).text()
  // What was asked while drawing is kept for minutes by a timer, and the build would wait for it.
  queryClient.clear()
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be drawn.`)
  return html
}

/** The page at a path as HTML, as somebody who is not signed in sees it. */
export async function drawPage(path: string) {
  await prepare(path)
  const isHindi = siteDocuments.some((document) => document.path === path && document.language === 'hi')
  speakWith(isHindi ? hindi : undefined)
  return drawAt(path, <Program />).finally(() => speakWith(undefined))
}

/** Whoever it may be: their name and picture come with the program. */
const someone: User = {
  id: '',
  name: '',
  email: '',
  profileComplete: true,
  picture: null,
  verified_email: true,
  verified: false,
  mark: null,
  provider: 'password',
  deletionDueAt: null,
  closedBy: null,
}

/** What stands around the page at a path, and the page's own frame where it has one: seen until the program has drawn the page itself. */
export async function drawFrame(path: string, member: boolean) {
  drawFor({ signedIn: member, token: null, user: member ? someone : null })
  const Frame = frames[path]
  try {
    return await drawAt(path, <Shell>{Frame ? <Frame /> : <main id="main" aria-busy="true" />}</Shell>)
  } finally {
    drawFor({ signedIn: false, token: null, user: null })
  }
}

/** Routes without a document, and documents without a route: both would answer wrongly. */
export async function strayPaths(): Promise<string[]> {
  const { pages } = await import('../routes/pages.tsx')
  const routes = [...Object.keys(frontPages), ...textPaths, ...Object.keys(pages)]
  const documents = siteDocuments.map(({ path }) => path)
  return [...routes.filter((path) => !documents.includes(path)), ...documents.filter((path) => !routes.includes(path))]
}
