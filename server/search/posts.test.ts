import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { mates } from '#contract/mates.ts'
import { search } from '#contract/search.ts'
import { newId } from '#server/platform/ids.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { stretchesBefore } from './posts.ts'

const postsOf = async (member: TestMember, q: string) =>
  (await member.call(search.everything, { q })).groups.find((one) => one.group === 'posts')
const write = (author: TestMember, content: string) => author.call(feed.create, { clientId: randomUUID(), content })

test('posts are found by their words in any form, newest first, with what was asked for marked', async ({ world }) => {
  const viewer = await world.member()
  const older = await write(viewer, 'Two leptospirosis infections after the floods.')
  const newer = await write(viewer, 'Leptospirosis again: infected farmers came late.')

  const { items } = await viewer.call(search.posts, { q: 'leptospirosis infection' })

  expect(items.map(({ id }) => id)).toEqual([newer.id, older.id])
  expect(items[1]!.excerpt).toEqual([
    { text: 'Two ', found: false },
    { text: 'leptospirosis', found: true },
    { text: ' ', found: false },
    { text: 'infections', found: true },
    { text: ' after the floods.', found: false },
  ])
})

test('posts understand quotes, minus, abbreviations, a word not yet typed to its end, and a misspelt one', async ({ world }) => {
  const viewer = await world.member()
  const found = async (q: string) => (await postsOf(viewer, q))?.items.map(({ id }) => id) ?? []
  const long = await write(viewer, 'A coronary artery bypass grafting at seventy, tamponadexis feared')
  const short = await write(viewer, 'CABG on Monday, extubated on Tuesday')

  expect(await found('cabg')).toEqual([short.id, long.id])
  expect(await found('coronary artery bypass grafting')).toEqual([short.id, long.id])
  expect(await found('"bypass grafting" -monday')).toEqual([long.id])
  expect(await found('bypass tampona')).toEqual([long.id])
  expect(await found('tamponadxis')).toEqual([])
  expect((await viewer.call(search.everything, { q: 'tamponadxis' })).didYouMean).toEqual(['tamponadexis'])
  expect(await found('extubated -tuesday')).toEqual([])
})

test('a post is found by its new words after it was changed, and not at all once it is gone', async ({ world }) => {
  const author = await world.member()
  const post = await write(author, 'The patient had brucellosis.')

  await author.call(feed.edit, { postId: post.id, content: 'The patient had melioidosis.', link: null })

  expect((await author.call(search.posts, { q: 'brucellosis' })).items).toEqual([])
  expect((await author.call(search.posts, { q: 'melioidosis' })).items).toHaveLength(1)
  await author.call(feed.remove, { postId: post.id })
  expect((await author.call(search.posts, { q: 'melioidosis' })).items).toEqual([])
})

test('a word that is neither common nor rare is found page after page, newest first, none twice and none left out', {
  timeout: 60_000,
}, async ({ world }) => {
  const [viewer, author, blocked] = [await world.member(), await world.member(), await world.member()]
  await viewer.call(mates.block, { memberId: blocked.id })
  // A year of posts, a third of them with the word, under a thousand of the last hours without it.
  const days = (number: number) => Date.now() - number * 24 * 3600_000
  const posts = Array.from({ length: 3000 }, (_, at) => ({
    id: newId(at < 1000 ? days(at / 10_000) : days((at - 990) / 5)),
    author: (at % 50 === 0 ? blocked : author).id,
    content: at >= 1000 && at % 3 === 0 ? 'Scrubtyphoid seen again' : 'A case from the ward',
  }))
  await sql`
    insert into post (id, author_id, client_id, content)
    select id, author, id, content from jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) as one (id uuid, author uuid, content text)`.execute(
    world.db,
  )
  const answers = posts.filter(({ author: by, content }) => by === author.id && content.startsWith('Scrub')).map(({ id }) => id)

  const found: string[] = []
  for (let cursor: string | undefined; found.length <= answers.length; ) {
    const { items, next } = await viewer.call(search.posts, { q: 'scrubtyphoid', cursor })
    found.push(...items.map(({ id }) => id))
    if (next === null) break
    cursor = next
  }

  expect(found).toEqual(answers.sort().reverse())
})

test('the days that the index is asked for are those that it knows a post by, one after the other', async ({ world }) => {
  const id = newId()
  const { rows } = await sql<{ stretch: string }>`select post_stretch(${id}) as stretch`.execute(world.db)
  const steps = [...stretchesBefore(id)].map((step) => step.split(' | '))
  const all = steps.flat()

  expect(all[0]).toBe(`'${rows[0]!.stretch}'`)
  expect(steps.map(({ length }) => length)).toEqual([1, 4, 16, 64])
  expect(all).toEqual([...new Set(all)].sort().reverse())
})
