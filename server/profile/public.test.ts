import { afterAll, beforeAll, expect, test } from 'vitest'
import { MemberCard } from '#contract/profile.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import { getCard, loadCards } from './public.ts'

let fresh: FreshDatabase
let db: Db
beforeAll(async () => {
  fresh = await freshDatabase()
  db = fresh.database.db
})
afterAll(() => fresh.drop())

async function member(name: string) {
  const id = newId()
  await db
    .insertInto('member')
    .values({ id, handle: `m${id.replaceAll('-', '')}`, name, headline: 'Cardiologist', hospital: 'AIIMS Delhi' })
    .execute()
  return id
}

test('cards of several members come in one sweep, and nobody is made up', async () => {
  const [asha, ravi] = [await member('Asha Rao'), await member('Ravi Menon')]

  const cards = await loadCards(db, [asha, ravi, newId(), asha])

  expect([...cards.values()].map((card) => card.name).sort()).toEqual(['Asha Rao', 'Ravi Menon'])
  expect(MemberCard.strict().parse(cards.get(asha))).toMatchObject({
    headline: 'Cardiologist',
    hospital: 'AIIMS Delhi',
    verified: false,
    mark: null,
  })
  expect(await loadCards(db, [])).toEqual(new Map())
})

test('a member who is not there is refused', async () => {
  const asha = await member('Asha Rao')

  expect(await getCard(db, asha)).toMatchObject({ id: asha, name: 'Asha Rao' })
  await expect(getCard(db, newId())).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
