import { expect, test } from 'vitest'
import { Refusal } from '#contract/errors.ts'
import { turns } from './turns.ts'

const LIMITS = { ofOne: 2, ofAll: 5 }
const busy = { code: 'BUSY', status: 503, headers: { 'retry-after': '5' } }

/** A queue whose turn is taken until `go`, and what has begun in it. */
function queue(holder = 'holder') {
  const inTurn = turns(LIMITS)
  const begun: string[] = []
  const { promise, resolve: go } = Promise.withResolvers<void>()
  const held = inTurn({ memberId: holder }, () => promise)
  const bring = (name: string, signal?: AbortSignal) =>
    inTurn({ memberId: name[0]!, signal }, async () => {
      begun.push(name)
    })
  return { begun, bring, held, go }
}

test('members take turns, however much one of them brought before', async () => {
  const { begun, bring, go } = queue()
  const all = ['a1', 'a2', 'b1', 'c1', 'b2'].map((name) => bring(name))

  go()
  await Promise.all(all)

  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2'])
})

test('who has two waiting is refused, and nobody else is', async () => {
  const { begun, bring, go } = queue('a')
  const all = ['a1', 'a2'].map((name) => bring(name))

  await expect(bring('a3')).rejects.toMatchObject(busy)
  all.push(bring('b1'))
  go()
  await Promise.all(all)

  expect(begun).toEqual(['a1', 'b1', 'a2'])
  await bring('a4')
})

test('no more wait than the queue has room for', async () => {
  const { bring, go } = queue()
  const all = ['a1', 'b1', 'c1', 'd1', 'e1'].map((name) => bring(name))

  await expect(bring('f1')).rejects.toMatchObject(busy)

  go()
  await Promise.all(all)
})

test('who has gone leaves the queue and makes room, and only they', async () => {
  const { begun, bring, go } = queue()
  const gone = new AbortController()
  const [left, staying] = [bring('a1', gone.signal), bring('a2')]

  gone.abort(new Refusal('LEFT'))
  const later = bring('a3')
  go()

  await expect(left).rejects.toMatchObject({ code: 'LEFT' })
  await expect(bring('a4', gone.signal)).rejects.toMatchObject({ code: 'LEFT' })
  await Promise.all([staying, later])
  expect(begun).toEqual(['a2', 'a3'])
})

test('work that fails gives its turn on', async () => {
  const inTurn = turns(LIMITS)
  const failing = inTurn({ memberId: 'a' }, () => Promise.reject(new Error('broken')))
  const following = inTurn({ memberId: 'b' }, async () => 'done')

  await expect(failing).rejects.toThrow('broken')
  expect(await following).toBe('done')
})
