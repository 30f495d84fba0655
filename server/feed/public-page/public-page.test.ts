import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { files } from '#contract/files.ts'
import { tintOf } from '#contract/initials.ts'
import { newId } from '#server/platform/ids.ts'
import { marked } from '#tests/support/marks.ts'
import { setProfile } from '#tests/support/mates.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

type More = { link?: string; audience?: 'public' | 'members'; quotedId?: string }

const write = (by: TestMember, content: string, more: More = { audience: 'public' }) =>
  by.call(feed.create, { clientId: randomUUID(), content, ...more })

async function read(world: World, postId: string) {
  const answer = await world.fetch(`/p/post/${postId}`)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

test('a public post is read by everybody; that it is kept for fewer holds at once', async ({ world }) => {
  const asha = await world.member({ name: 'Dr. Asha Rao' })
  const { id: postId, audience } = await write(asha, 'A case for all')

  const shown = await read(world, postId.toUpperCase())
  const closed = await asha.call(feed.edit, { postId, content: 'A case for all', link: null, audience: 'members' })
  const hidden = await read(world, postId)

  expect([audience, closed.audience, closed.editedAt]).toEqual(['public', 'members', null])
  expect([shown.status, hidden.status]).toEqual([200, 404])
  expect(shown.html).toContain('Dr. Asha Rao: A case for all')
  expect(shown.html).toContain(`<link rel="canonical" href="${world.url}/p/post/${postId}">`)
  expect(shown.html).toContain('<meta property="og:type" content="article">')
  expect(shown.html).not.toContain('noindex')
  expect(shown.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test('a post for members, one that was removed and one that never was are answered in the same words', async ({ world }) => {
  const asha = await world.member()
  const forMembers = await write(asha, 'For members', {})
  const removed = await write(asha, 'Removed')
  await asha.call(feed.remove, { postId: removed.id })

  const answers = await Promise.all([forMembers.id, removed.id, newId(), 'no-id'].map((id) => read(world, id)))

  expect(forMembers.audience).toBe('members')
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  // What leads a member on says the address again, and nothing else.
  const words = answers.slice(0, 3).map(({ html }) => html.replaceAll(/(?<=post%3D)[\da-f-]{36}/g, 'ID'))
  expect(new Set(words).size).toBe(1)
  expect(words[0]).toContain('noindex')
  expect(words[0]).toContain('<a href="/login?next=%2Fdashboard%3Fpost%3DID">sign in</a>')
  expect(answers[3]!.html).toBe(words[0]!.replaceAll('?next=%2Fdashboard%3Fpost%3DID', ''))
})

test('an edit that says nothing of the audience leaves it as it is', async ({ world }) => {
  const asha = await world.member()
  const { id: postId } = await write(asha, 'A case for all')

  const edited = await asha.call(feed.edit, { postId, content: 'A better case', link: null })

  expect(edited).toMatchObject({ audience: 'public', content: 'A better case' })
})

test('an author shows their name and marks, and the rest only with a public page of their own', async ({ world }) => {
  const asha = await world.member({
    name: 'Asha Rao',
    headline: 'Cardiologist',
    hospital: 'Teesta Hospital',
    kind: 'doctor',
    verified: true,
  })
  const { id: postId } = await write(asha, 'A case')

  const quiet = await read(world, postId)
  await setProfile(world, asha, { public: true })
  const open = await read(world, postId)
  await world.db.updateTable('member').set(marked('doctor', 'withdrawn')).where('id', '=', asha.id).execute()
  const revoked = await read(world, postId)

  expect(quiet.html).toContain('(Registered doctor)')
  expect(quiet.html).toContain('Registration checked by Wardmates')
  for (const sign of ['Cardiologist', 'Teesta', asha.id, 'href="/p/m']) expect(quiet.html).not.toContain(sign)
  for (const sign of ['Cardiologist', 'Teesta', 'href="/p/m']) expect(open.html).toContain(sign)
  expect(revoked.html).toContain('Registration withdrawn')
  expect(revoked.html).not.toContain('(Registered doctor)')
  expect(revoked.html).not.toContain('Registration checked')
})

test('who is quoted is said to be no longer verified, and so is the author where the page tells about them', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Asha Rao' }), await world.member()]
  const quoted = await write(asha, 'A case')
  const { id: quoting } = await write(ravi, 'Read this', { audience: 'public', quotedId: quoted.id })
  await world.db.updateTable('member').set(marked('doctor', 'withdrawn')).where('id', '=', asha.id).execute()

  const quotedHtml = (await read(world, quoting)).html
  const aside = (await read(world, quoted.id)).html.split('<aside')[1]

  expect(quotedHtml).toContain('Asha Rao</a> <span class="badge">Registration withdrawn</span>')
  expect(quotedHtml.match(/Registration withdrawn/g)).toHaveLength(1)
  expect(aside).toContain('Registration withdrawn')
})

test('an author has the tint and the initials that members know them by', async ({ world }) => {
  const asha = await world.member({ name: 'Prof. Dr. Asha K. Rao' })
  const { id: postId } = await write(asha, 'A case')

  const { html } = await read(world, postId)

  expect(html).toContain(`<span class="avatar ${tintOf(asha.id)}" aria-hidden="true">AR`)
})

test('what stands under a public post is true of every one, a case or not', async ({ world }) => {
  const asha = await world.member()
  const { id: postId } = await write(asha, 'Our college meets on Friday.')

  const { html } = await read(world, postId)

  expect(html).toContain('Posted by a member of Wardmates. Not advice for a patient.')
})

test('a member who is mentioned is led to where a guest may go, and topics and all others are words', async ({ world }) => {
  const [asha, ravi, meera, zoya] = [await world.member(), await world.member(), await world.member(), await world.member()]
  for (const one of [ravi, zoya]) await setProfile(world, one, { public: true })
  await world.db.insertInto('member_block').values({ blocker_id: zoya.id, blocked_id: asha.id }).execute()
  const handles = await world.db
    .selectFrom('member')
    .select(['id', 'handle'])
    .where(
      'id',
      'in',
      [ravi, meera, zoya].map(({ id }) => id),
    )
    .execute()
  const [atRavi, atMeera, atZoya] = [ravi, meera, zoya].map((one) => handles.find(({ id }) => id === one.id)!.handle)
  const { id: postId } = await write(
    asha,
    `#Dengue<b> seen by @${atRavi!.toUpperCase()}, @${atMeera} and @${atZoya} at x@${atRavi}.example`,
  )

  const { html } = await read(world, postId)

  const linked = `<a href="/p/${atRavi}">@${atRavi!.toUpperCase()}</a>`
  expect(html).toContain(`<p>#Dengue&lt;b&gt; seen by ${linked}, @${atMeera} and @${atZoya} at x@${atRavi}.example</p>`)
})

test('how many others have answered is told, and nothing of what they said', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member({ name: 'Ravi Menon' }), await world.member()]
  const { id: postId } = await write(asha, 'A case')
  const say = (by: TestMember, parentId?: string) =>
    by.call(feed.comment, { postId, clientId: randomUUID(), text: 'Said among members', ...(parentId && { parentId }) })
  for (const by of [ravi, ravi, meera, asha]) await say(by)
  // A comment that has replies keeps its place when it is taken back.
  const zoya = await world.member()
  const { id: commentId } = await say(zoya)
  await say(asha, commentId)
  await zoya.call(feed.removeComment, { postId, commentId })

  const { html } = await read(world, postId)

  expect(html).toContain('2 members have answered.')
  expect(html).not.toMatch(/Said among members|Ravi/)
})

test('whoever is hidden, and what is withheld, is no answer to a public post', async ({ world }) => {
  const [asha, ravi, meera, zoya] = [await world.member(), await world.member(), await world.member(), await world.member()]
  const { id: postId } = await write(asha, 'A case')
  const say = (by: TestMember) => by.call(feed.comment, { postId, clientId: randomUUID(), text: 'Said among members' })
  await say(ravi)
  await say(meera)
  const { id: withheld } = await say(zoya)
  await world.db.insertInto('withheld').values({ subject_id: withheld, kind: 'comment', about_id: zoya.id }).execute()
  await world.db
    .insertInto('hidden_account')
    .values({ member_id: meera.id, due_at: new Date(Date.now() + 86_400_000) })
    .execute()

  const { html } = await read(world, postId)

  expect(html).toContain('1 member has answered.')
})

test('a public post runs nothing that its author wrote, and its links are theirs to follow', async ({ world }) => {
  const asha = await world.member({ name: '<script>alert(1)</script>' })
  const content =
    '"><img src=x> see https://journals.example/a_(b).\n\nhttps://me@evil.example javascript:alert(1) <script>alert(2)</script>'
  const { id: postId } = await write(asha, content, { link: 'https://journals.example/"onclick', audience: 'public' })

  const { html, headers } = await read(world, postId)

  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toMatch(/<img|href="javascript|href="https:\/\/me@/)
  expect(html).toContain('href="https://journals.example/a_(b" target="_blank" rel="noopener noreferrer nofollow ugc"')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+';/)
})

test('a picture of a public post is open to everybody as long as the post is public, and no longer', async ({ world }) => {
  const asha = await world.member()
  const film = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#36a' } })
    .png()
    .toBuffer()
  const image = await asha.call(files.uploadImage, { file: new File([new Uint8Array(film)], 'film.png', { type: 'image/png' }) })
  const draft = { clientId: randomUUID(), content: 'See the film', images: [{ id: image.id, alt: 'A chest film' }] }
  const { id: postId } = await asha.call(feed.create, { ...draft, audience: 'public' })
  const path = `/p/post/${postId}/picture`
  const status = async (path: string) => (await world.fetch(path)).status

  const { html } = await read(world, postId)
  const picture = await world.fetch(path)

  expect(html).toContain(`<img src="${path}" alt="A chest film"`)
  expect(html).toContain(`<meta property="og:image" content="${world.url}${path}">`)
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(html).not.toContain(image.id)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await picture.bytes()).length).toBeGreaterThan(0)
  // Kept by caches, and asked for again each time.
  expect(picture.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect((await world.fetch(path, { headers: { 'if-none-match': picture.headers.get('etag')! } })).status).toBe(304)

  for (const other of [newId(), 'no-id']) expect(await status(path.replace(postId, other))).toBe(404)
  await asha.call(feed.edit, { postId, content: 'See the film', link: null, audience: 'members' })
  expect(await status(path)).toBe(404)
})
