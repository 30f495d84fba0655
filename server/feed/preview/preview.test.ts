import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { listen } from '#tests/support/listen.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { previewLink } from './worker.ts'

/** Every site there is: what each path answers, and what was asked for. */
const pages = new Map<string, string>()
const asked: string[] = []
const web = createServer(({ url = '', headers }, response) => {
  asked.push(url)
  const page = pages.get(url)
  if (page?.startsWith('/'))
    response.writeHead(302, { location: `http://other.example:${new URL(`http://${headers.host}`).port}${page}` }).end()
  else response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' }).end(page)
})
beforeAll(() => once(web.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => web.close())

const network = { resolve: async () => ['127.0.0.1'], isPublic: (address: string) => address === '127.0.0.1', hasPort: () => true }
const at = (path: string, host = 'www.journals.example') => `http://${host}:${(web.address() as AddressInfo).port}${path}`

const write = (by: TestMember, link: string, more = {}) =>
  by.call(feed.create, { clientId: randomUUID(), content: 'Read this', link, ...more })

function preview({ app: { services } }: World, postId: string, linkPreviews = true) {
  const context = { ...services, config: { ...services.config, linkPreviews } }
  return previewLink({ postId }, context, new AbortController().signal, network)
}

const previewOf = async (by: TestMember, postId: string) => (await by.call(feed.get, { postId })).preview

const queued = async ({ db }: World, postId: string) => {
  const { rows } = await sql`select from pgboss.job where name = 'link-preview' and data->>'postId' = ${postId}`.execute(db)
  return rows.length
}

test('what the page behind a link says of itself stands in its post, for whoever shows it at once', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  pages.set('/typhus', '<title>Scrub typhus &amp; you</title><meta name="description" content="Doxycycline,\n  or azithromycin.">')
  const { id: postId, preview: none } = await write(asha, at('/typhus'))
  const line = await listen(world, ravi, `post:${postId}`)
  await expect.poll(() => line.of('post_now').at(-1)?.hasPreview).toBe(false)

  await preview(world, postId)

  expect(none).toBeNull()
  expect(await previewOf(ravi, postId)).toEqual({ title: 'Scrub typhus & you', description: 'Doxycycline, or azithromycin.', ledTo: null })
  await expect.poll(() => line.of('post_now').at(-1)?.hasPreview).toBe(true)
  line.close()
})

test('the page is read after a post was made, and after its link was changed; what was read of another one goes at once', async ({
  world,
}) => {
  const asha = await world.member()
  pages.set('/first', '<title>First</title>').set('/second', '<title>Second</title>')
  const { id: postId } = await write(asha, at('/first'))
  expect(await queued(world, postId)).toBe(1)
  await preview(world, postId)
  const edit = (content: string, link: string | null) => asha.call(feed.edit, { postId, content, link })

  expect((await edit('Better words', at('/first'))).preview).toMatchObject({ title: 'First' })
  expect((await edit('Better words', at('/second'))).preview).toBeNull()
  await preview(world, postId)
  expect(await previewOf(asha, postId)).toMatchObject({ title: 'Second' })

  expect((await edit('No link', null)).preview).toBeNull()
  await preview(world, postId)
  expect(await previewOf(asha, postId)).toBeNull()
})

test('a post without a link has none read, and where fetching is switched off nothing is asked for', async ({ world }) => {
  const asha = await world.member()
  pages.set('/off', '<title>Off</title>')
  const { id: bare } = await asha.call(feed.create, { clientId: randomUUID(), content: 'No link' })
  const { id: postId } = await write(asha, at('/off'))

  await preview(world, postId, false)
  await preview(world, bare)

  expect(await queued(world, bare)).toBe(0)
  expect(await previewOf(asha, postId)).toBeNull()
  expect(asked).not.toContain('/off')
})

test('a page is asked for once a week for all posts with its link, and once an hour where that failed', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  pages.set('/often', '<title>Often</title>')
  const readAgain = async (link: string) => {
    const { id } = await write(ravi, link)
    await preview(world, id)
    return { title: (await previewOf(ravi, id))?.title, times: asked.filter((path) => link.endsWith(path)).length }
  }
  const age = (by: string) => sql`update link_preview set read_at = read_at - ${by}::interval`.execute(world.db)
  await preview(world, (await write(asha, at('/often'))).id)
  await preview(world, (await write(asha, at('/gone'))).id)

  expect(await readAgain(at('/often'))).toEqual({ title: 'Often', times: 1 })
  expect(await readAgain(at('/gone'))).toEqual({ title: undefined, times: 1 })
  await age('61 minutes')
  expect(await readAgain(at('/often'))).toEqual({ title: 'Often', times: 1 })
  pages.set('/gone', '<title>Back</title>')
  expect(await readAgain(at('/gone'))).toEqual({ title: 'Back', times: 2 })
  await age('7 days')
  expect(await readAgain(at('/often'))).toEqual({ title: 'Often', times: 2 })
})

test('a page says no more than fits, nothing hidden, and nothing but text', async ({ world }) => {
  const asha = await world.member()
  const said = `<b>Read\u202e me</b>\u0000 ${'very '.repeat(100)}long`
  pages.set('/loud', `<title>${said}</title><meta property="og:description" content="&lt;img src=x&gt; ${said}">`)
  const { id: postId } = await write(asha, at('/loud'), { audience: 'public' })

  await preview(world, postId)

  const { title, description } = (await previewOf(asha, postId))!
  expect(title).toMatch(/^<b>Read me<\/b> (very )+very…$/)
  expect([title.length <= 201, description.length <= 301]).toEqual([true, true])
  expect(description).toMatch(/^<img src=x> <b>Read me/)
  const page = await (await world.fetch(`/p/post/${postId}`)).text()
  expect(page).toContain('&lt;b&gt;Read me&lt;/b&gt; very')
  expect(page).toContain('www.journals.example</span>')
  expect(page).not.toContain('<b>Read')
})

test('the site that is named is the link’s own, whatever the page calls itself; one that it led to stands beside it', async ({ world }) => {
  const asha = await world.member()
  pages.set('/short', '/long').set('/long', '<title>Long</title><meta property="og:site_name" content="The Lancet">')
  const { id: postId } = await write(asha, at('/short', 'short.example'), { audience: 'public' })

  await preview(world, postId)

  expect(await previewOf(asha, postId)).toEqual({ title: 'Long', description: '', ledTo: 'other.example' })
  const page = await (await world.fetch(`/p/post/${postId}`)).text()
  expect(page).toContain('short.example, which led to other.example')
  expect(page).not.toContain('The Lancet')
})

test('a page that is read while its link is changed is not kept for the new one, and one read for a removed post not at all', async ({
  world,
}) => {
  const asha = await world.member()
  pages.set('/old', '<title>Old</title>')
  const { id: postId } = await write(asha, at('/old'))
  const resolve = async () => {
    await asha.call(feed.edit, { postId, content: 'Another', link: at('/new') })
    return ['127.0.0.1']
  }
  const { services } = world.app
  const context = { ...services, config: { ...services.config, linkPreviews: true } }

  await previewLink({ postId }, context, new AbortController().signal, { ...network, resolve })

  expect(await previewOf(asha, postId)).toBeNull()
  await asha.call(feed.remove, { postId })
  await preview(world, postId)
  expect(await world.db.selectFrom('link_preview').selectAll().where('post_id', '=', postId).execute()).toEqual([])
})
