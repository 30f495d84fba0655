import { expect, onTestFinished } from 'vitest'
import { documents } from '#contract/documents.ts'
import { doxy } from '#contract/doxy.ts'
import { Refusal } from '#contract/errors.ts'
import type { Caller } from '#server/platform/http/context.ts'
import { test, World } from '#tests/support/world.ts'
import { uploaderOf } from '../rules.ts'
import { countBytes, spendBytes } from './budget.ts'

const doc = (id: string, letters = 100) => ({ id, text: 'Zolparin is a drug. '.repeat(letters / 20) })
const stranger = (sender: string, site = sender, provider = site) => ({ kind: 'anonymous', sender, site, provider }) as const
const many = (count: number, name: string) => Array.from({ length: count }, (_, n) => doc(`${name}${n}`))

test('a stranger sends so much in a day, whatever others send', async ({ world }) => {
  await world.db.insertInto('evidence_budget').values({ sender: 'eager', day: '2026-01-05', bytes: 2_000_000 }).execute()
  for (let n = 0; n < 10; n++) await spendBytes(world.db, 200_000, stranger('eager'))

  await expect(spendBytes(world.db, 200_000, stranger('eager'))).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    headers: { 'retry-after': '86400' },
  })
  await spendBytes(world.db, 200_000, stranger('another'))

  const spent = await world.db.selectFrom('evidence_budget').select(['sender', 'bytes']).orderBy('sender').execute()
  expect(spent.map(({ sender, bytes }) => [sender, Number(bytes)])).toEqual([
    ['another', 200_000],
    ['eager', 2_000_000],
  ])
})

test('a member sends more, and the operator what they like', async ({ world }) => {
  const asha = { kind: 'member', memberId: (await world.member()).id } as const

  await spendBytes(world.db, 10_000_000, asha)
  await expect(spendBytes(world.db, 10_000_000, asha)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await spendBytes(world.db, 400_000_000, { kind: 'publisher', memberId: null })
})

test('what nobody could look at for want of time costs nothing of the day, and what was looked at does', async ({ world }) => {
  const asha = { kind: 'member', memberId: (await world.member()).id } as const
  const bring = (code: 'BUSY' | 'LIBRARY_FULL') => countBytes(world.db, 10_000_000, asha, () => Promise.reject(new Refusal(code)))

  for (let at = 0; at < 3; at++) await expect(bring('BUSY')).rejects.toMatchObject({ code: 'BUSY' })
  await expect(bring('LIBRARY_FULL')).rejects.toMatchObject({ code: 'LIBRARY_FULL' })

  await expect(bring('LIBRARY_FULL')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('however many documents strangers send, those that wait keep their places', async ({ world }) => {
  const farah = await world.reviewer()
  const { library } = world.app.doxy
  await library.ingest([doc('first')], stranger('patient'))

  await library.ingest(many(50, 'many'), stranger('eager'))
  await expect(library.ingest([doc('one more')], stranger('eager'))).rejects.toMatchObject({ code: 'WAITING_LIST_FULL', status: 429 })
  // What waits already takes no other place.
  await library.ingest([doc('many1')], stranger('eager'))
  await library.ingest([doc('second')], stranger('patient'))
  // Twelve take what they can get, and there is still room for one more.
  const refused: string[] = []
  for (let at = 0; at < 60; at++)
    await library.ingest(many(10, `crowd ${at} `), stranger(`crowd ${at % 12}`)).catch(({ code }) => refused.push(code))
  await library.ingest(many(10, 'late'), stranger('late'))

  expect(new Set(refused)).toEqual(new Set(['WAITING_LIST_FULL']))
  expect((await farah.call(documents.quarantined, {})).items[0]).toMatchObject({ id: 'first' })
})

test('fifty addresses of one network leave the waiting list to everybody else', async () => {
  const world = await World.open()
  onTestFinished(() => world.close())
  const { library } = world.app.doxy
  const send = (address: string, docs = many(10, address)) =>
    library.ingest(docs, uploaderOf({ ...world.app.services, viewer: null, caller: { address, bearer: '' } as Caller })).then(
      () => 'waits',
      ({ code }) => code,
    )

  for (let at = 0; at < 50; at++) await send(`2001:db8:7:${at.toString(16)}::/64`)
  const { waiting } = await world.db
    .selectFrom('evidence_quarantine')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()

  expect(waiting).toBeLessThanOrEqual(100)
  expect(await send('2001:db8:7:ffff::/64')).toBe('WAITING_LIST_FULL')
  expect(await send('203.0.113.7', many(30, 'theirs'))).toBe('waits')
  expect(await send('203.0.113.7', many(30, 'theirs'))).toBe('waits')
})

test('a stranger who sends too much at a time is told in words', async ({ world }) => {
  await expect(world.nobody.call(doxy.ingest, { docs: [doc('large', 300_000)] })).rejects.toMatchObject({
    code: 'TOO_LARGE',
    status: 413,
    message: 'Without signing in you can send up to 256 kB at a time. Please sign in to send more.',
  })
})
