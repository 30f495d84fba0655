import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { files } from '#contract/files.ts'
import { aGroup, textsFor } from '#tests/support/messages.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

async function aPicture(by: TestMember) {
  const drawn = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  return by.call(files.uploadImage, { file: new File([new Uint8Array(drawn)], 'ward.jpg', { type: 'image/jpeg' }), size: 1 })
}
const setPicture = (by: TestMember, conversationId: string, imageId: string | null) =>
  by.call(conversations.setPicture, { conversationId, imageId })
const renewed = async (by: TestMember, id: string) => (await by.call(files.renew, { ids: [id] })).items.length === 1
const opens = async (world: World, url: string) => (await world.fetch(url)).ok

test('a group has the picture that an administrator gives it, square, for those who are in it alone', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  const stranger = await world.member()
  const picture = await aPicture(asha)
  const opened = await setPicture(asha, id, picture.id)

  expect([picture.width, picture.height]).toEqual([512, 512])
  expect(await opens(world, opened.pictureUrl!)).toBe(true)
  const { pictureUrl } = (await ravi.call(conversations.list, {})).items.find((one) => one.id === id)!
  expect(await opens(world, pictureUrl!)).toBe(true)
  expect(await textsFor(ravi, id)).toEqual(['made', 'pictured'])
  expect([await renewed(ravi, picture.id), await renewed(stranger, picture.id)]).toEqual([true, false])
  await meera.call(conversations.leave, { conversationId: id })
  expect(await renewed(meera, picture.id)).toBe(false)
  await asha.call(conversations.expel, { conversationId: id, memberId: ravi.id })
  expect(await renewed(ravi, picture.id)).toBe(false)
})

test('the same picture again changes nothing; another, or none, takes the one before with it', async ({ world }) => {
  const { asha, ravi, id } = await aGroup(world)
  const [first, second] = [await aPicture(asha), await aPicture(asha)]
  for (const imageId of [first.id, first.id, second.id]) await setPicture(asha, id, imageId)

  expect(await opens(world, first.url)).toBe(false)
  expect(await opens(world, second.url)).toBe(true)
  expect(await setPicture(asha, id, null)).toMatchObject({ pictureUrl: null })
  expect(await setPicture(asha, id, null)).toMatchObject({ pictureUrl: null })
  expect(await opens(world, second.url)).toBe(false)
  expect(await textsFor(ravi, id)).toEqual(['made', 'pictured', 'pictured', 'unpictured'])
})

test('who is no administrator sets none, and nobody what is not their own or stands elsewhere', async ({ world }) => {
  const { asha, ravi, id } = await aGroup(world)
  const mine = await aPicture(asha)
  await setPicture(asha, id, mine.id)

  await expect(setPicture(ravi, id, (await aPicture(ravi)).id)).rejects.toMatchObject({ code: 'NOT_AN_ADMIN' })
  await expect(setPicture(ravi, id, null)).rejects.toMatchObject({ code: 'NOT_AN_ADMIN' })
  await expect(setPicture(asha, id, (await aPicture(ravi)).id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(setPicture(asha, id, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const other = await aGroup(world)
  await expect(setPicture(other.asha, other.id, mine.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(setPicture(asha, (await asha.call(conversations.open, { memberId: ravi.id })).id, null)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await opens(world, mine.url)).toBe(true)
})

test('the picture goes with the group that its last member leaves', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  const { id: imageId, url } = await aPicture(asha)
  await setPicture(asha, id, imageId)
  for (const one of [asha, ravi, meera]) await one.call(conversations.leave, { conversationId: id })

  expect(await opens(world, url)).toBe(false)
})
