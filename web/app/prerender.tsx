import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createRoutesFromChildren, StaticRouter } from 'react-router'
import { siteDocuments } from './documents.ts'
import { frontPages } from './front.tsx'
import { Program } from './Program.tsx'
import { prepare } from './prepare.ts'
import { Shell } from './Shell.tsx'

export { elsewhere, siteDocuments } from './documents.ts'

async function drawAt(path: string, tree: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>{tree}</StaticRouter>
    </StrictMode>,
    {
      // Parts that are moved out of their place would need an inline script to move them back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Inside a Suspense boundary a failure would only leave its fallback on the page.
      onError: (error) => void failures.push(error),
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be drawn.`)
  return html
}

/** The page at a path as HTML, as somebody who is not signed in sees it. */
export async function drawPage(path: string) {
  await prepare(path)
  return drawAt(path, <Program />)
}

/** What stands around the page at a path: seen until the program has drawn the page itself. */
export const drawFrame = (path: string) =>
  drawAt(
    path,
    <Shell>
      <main id="main" aria-busy="true" />
    </Shell>,
  )

/** Routes without a document, and documents without a route: both would answer wrongly. */
export async function strayPaths(): Promise<string[]> {
  const { Pages } = await import('./routes.tsx')
  const inner = createRoutesFromChildren(Pages().props.children).flatMap(({ path }) => (path && path !== '*' ? [path] : []))
  const routes = [...Object.keys(frontPages), ...inner]
  const documents = siteDocuments.map(({ path }) => path)
  return [...routes.filter((path) => !documents.includes(path)), ...documents.filter((path) => !routes.includes(path))]
}
