import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { home } from '#contract/home.ts'
import { mates } from '#contract/mates.ts'
import { test } from '#tests/support/world.ts'
import { newId } from '../../platform/ids.ts'

test('good to read is what was saved, discussed and liked most in 30 days, without what is disputed, one’s own or of somebody blocked', async ({
  world,
}) => {
  const [reader, author, blocked] = [await world.member(), await world.member({ name: 'Harpreet Kaur' }), await world.member()]
  const keepers = await Promise.all([1, 2, 3].map(() => world.member()))
  const written = async (
    by: { id: string },
    content: string,
    traits: { days?: number; likes?: number; disputed?: boolean; saves?: number },
  ) => {
    const at = Date.now() - (traits.days ?? 1) * 24 * 3600_000
    const id = newId(at)
    await world.db
      .insertInto('post')
      .values({
        id,
        author_id: by.id,
        client_id: randomUUID(),
        content,
        like_count: traits.likes ?? 0,
        verification: traits.disputed ? 'disputed' : 'pending',
        created_at: new Date(at),
      })
      .execute()
    for (const { id: member_id } of keepers.slice(0, traits.saves ?? 0))
      await world.db.insertInto('post_save').values({ member_id, post_id: id }).execute()
  }
  await written(author, 'Liked by eight', { likes: 8 })
  await written(author, 'Saved by three', { saves: 3 })
  await written(author, 'Liked by one', { likes: 1 })
  await written(author, 'Of last month', { days: 31, likes: 90 })
  await written(author, 'Nobody cared', {})
  await written(author, 'Disputed', { likes: 90, disputed: true })
  await written(reader, 'My own', { likes: 90 })
  await written(blocked, 'Of somebody blocked', { likes: 90 })
  await reader.call(mates.block, { memberId: blocked.id })

  const { firstDay } = await reader.call(home.summary)

  expect(firstDay?.reading.map(({ excerpt, by }) => `${by.name}: ${excerpt}`)).toEqual([
    'Harpreet Kaur: Saved by three',
    'Harpreet Kaur: Liked by eight',
    'Harpreet Kaur: Liked by one',
  ])
})
