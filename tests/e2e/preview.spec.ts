import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { previewLink } from '#server/feed/preview/worker.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { openLog } from '#server/platform/log.ts'
import { community } from './community.ts'
import { choose } from './feed-page.ts'
import { expect, test } from './world.ts'

const PAGE = '<title>Scrub typhus in India</title><meta name="description" content="Doxycycline or azithromycin, a trial.">'
const reach = { resolve: async () => ['127.0.0.1'], isPublic: () => true, hasPort: () => true }

/** A site on this machine, which the product itself would never ask. */
async function openSite() {
  const site = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)).listen(0, '127.0.0.1')
  await once(site, 'listening')
  return { link: `http://journals.example:${(site.address() as AddressInfo).port}/trial`, close: () => site.close() }
}

/** Reads the page behind a post's link as the product's job does, on the product's database. */
async function readLink(postId: string) {
  const database = await openDatabase({ dataDir: community.dataDir, poolSize: 2, beside: true })
  const context = { db: database.db, config: readConfig({}), log: openLog('silent'), live: { touch: () => {} } as never }
  await previewLink({ postId }, context, new AbortController().signal, reach)
  await database.close()
}

test('the preview of a link comes while its post is read, leads where the link does, and goes with it', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const site = await openSite()
  const answer = await world.ask(asha, 'POST', '/api/feed/posts', { clientId: randomUUID(), content: 'Worth reading', link: site.link })
  const { id } = (await answer.json()) as { id: string }
  const page = await world.visit(asha, `/dashboard?post=${id}`, { viewport: { width: 390, height: 844 }, hasTouch: true })
  const post = page.getByRole('article', { name: 'Post by Asha Rao' })
  await expect(post.getByRole('link', { name: 'Read More' })).toBeVisible()

  await readLink(id)
  // The product says with the next news of this post what another process has written.
  await world.ask(ravi, 'PUT', `/api/feed/posts/${id}/like`)

  const card = post.getByRole('link', { name: /Scrub typhus in India/ })
  await expect(card).toHaveText(/^journals\.example\s*Scrub typhus in India\s*Doxycycline or azithromycin, a trial\.$/)
  await expect(card).toHaveAttribute('href', site.link)
  await expect(card).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  await expect(post.getByRole('link', { name: 'Read More' })).toBeHidden()
  await world.axe(page)

  await choose(post, 'Edit')
  const form = post.getByRole('form', { name: 'Edit post' })
  await form.getByRole('textbox', { name: 'Link' }).fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(card).toBeHidden()
  await expect(post.getByRole('link', { name: 'Read More' })).toBeHidden()
  site.close()
})
