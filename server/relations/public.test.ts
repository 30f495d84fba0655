import { expect } from 'vitest'
import { befriend } from '#tests/support/mates.ts'
import { test } from '#tests/support/world.ts'
import { findBlockedIds, lockLink, maySee, relationTo, saveBlock } from './public.ts'

test('what is kept for an audience is seen by whoever is near enough, and by nobody across a block', () => {
  const audiences = ['me', 'mates', 'members'] as const

  expect(audiences.filter((audience) => maySee('self', audience))).toEqual(['me', 'mates', 'members'])
  expect(audiences.filter((audience) => maySee('mate', audience))).toEqual(['mates', 'members'])
  expect(audiences.filter((audience) => maySee('member', audience))).toEqual(['members'])
  expect(audiences.filter((audience) => maySee('blocked', audience))).toEqual([])
})

test('a block works both ways, whoever wanted it, and takes the link with it', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  await befriend(world, asha, [ravi, meera])

  const parted = await world.db.transaction().execute((tx) => saveBlock(tx, asha.id, ravi.id))
  const again = await world.db.transaction().execute((tx) => saveBlock(tx, asha.id, ravi.id))

  expect([parted, again]).toEqual([true, false])
  expect([await relationTo(world.db, asha.id, ravi.id), await relationTo(world.db, ravi.id, asha.id)]).toEqual(['blocked', 'blocked'])
  expect([await findBlockedIds(world.db, asha.id), await findBlockedIds(world.db, ravi.id)]).toEqual([[ravi.id], [asha.id]])
  expect(await world.db.transaction().execute((tx) => lockLink(tx, asha.id, ravi.id))).toBe('suggested')
  expect(await relationTo(world.db, meera.id, asha.id)).toBe('mate')
})
