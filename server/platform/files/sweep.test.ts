import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { feed } from '#contract/feed.ts'
import { files } from '#contract/files.ts'
import { profile } from '#contract/profile.ts'
import { picture } from '#tests/support/claims.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { imageIdOf } from './addresses.ts'
import { sweepImages } from './images.ts'

const uploaded = async (by: TestMember) => (await by.call(files.uploadImage, { file: await picture() })).id

/** Which of these files still have bytes in the store. */
async function lying(world: World, ids: string[]) {
  const found = ids.map((id) => stat(join(world.dataDir, 'files', id.slice(-2), id.slice(-4, -2), id)).catch(() => null))
  return (await Promise.all(found)).map((file) => file !== null)
}

const sweep = ({ app }: World, remove = app.services.files.remove) => sweepImages(app.services.db, { ...app.services.files, remove })
const readOnly = () => Promise.reject(new Error('the disk is read-only'))

test('a picture that nothing takes up is gone after a day, and no other is', async ({ world }) => {
  const asha = await world.member()
  const [old, taken, fresh] = [await uploaded(asha), await uploaded(asha), await uploaded(asha)]
  await asha.call(feed.create, { clientId: randomUUID(), content: 'See the film', images: [{ id: taken, alt: '' }] })
  const twoDaysAgo = new Date(Date.now() - 48 * 3600_000)
  await world.db.updateTable('file').set({ created_at: twoDaysAgo }).where('id', 'in', [old, taken]).execute()

  await sweep(world)

  expect(await lying(world, [old, taken, fresh])).toEqual([false, true, true])
})

test('the pictures and the photo of an erased member go with them', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const [own, other] = [await uploaded(asha), await uploaded(ravi)]
  await asha.call(feed.create, { clientId: randomUUID(), content: 'See the film', images: [{ id: own, alt: '' }] })
  const { avatarUrl } = await asha.call(profile.uploadPhoto, { file: await picture() })
  const photo = imageIdOf(avatarUrl!.split('?')[0]!)!
  expect(await lying(world, [own, photo, other])).toEqual([true, true, true])

  await world.db.deleteFrom('member').where('id', '=', asha.id).execute()
  await sweep(world)

  expect(await lying(world, [own, photo, other])).toEqual([false, false, true])
  expect(await world.db.selectFrom('orphaned_file').selectAll().execute()).toEqual([])
})

test('bytes that could not be deleted go with the next sweep, and keep no others meanwhile', async ({ world }) => {
  const asha = await world.member()
  const ids = [await uploaded(asha), await uploaded(asha)]
  await world.db.deleteFrom('file').where('id', 'in', ids).execute()

  const half = (id: string) => (id === ids[0] ? readOnly() : world.app.services.files.remove(id))
  await expect(sweep(world, half)).rejects.toThrow('1 files could not be deleted')
  expect(await lying(world, ids)).toEqual([true, false])
  await sweep(world)

  expect(await lying(world, ids)).toEqual([false, false])
})

test('a photo that is replaced while its bytes cannot be deleted is replaced all the same, and they go later', async ({ world }) => {
  const asha = await world.member()
  const photo = async () => imageIdOf((await asha.call(profile.uploadPhoto, { file: await picture() })).avatarUrl!.split('?')[0]!)!
  const remove = vi.spyOn(world.app.services.files, 'remove').mockImplementationOnce(readOnly)

  const ids = [await photo(), await photo()]
  remove.mockRestore()
  expect(await lying(world, ids)).toEqual([true, true])
  await sweep(world)

  expect(await lying(world, ids)).toEqual([false, true])
})
