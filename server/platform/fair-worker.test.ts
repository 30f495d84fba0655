import { setImmediate as check } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type FairOptions, FairWorker, type Sender } from './fair-worker.ts'

/** Doubles a number; with one below 0 it is never done. */
const DOUBLING = new URL(
  "data:text/javascript,import{parentPort}from'node:worker_threads';parentPort.on('message',(n)=>{while(n<0);parentPort.postMessage(n*2)})",
)
/** Takes so many milliseconds, and doubles them. */
const SLOW = new URL(
  "data:text/javascript,import{parentPort}from'node:worker_threads';parentPort.on('message',(n)=>{for(const until=Date.now()+n;Date.now()<until;);parentPort.postMessage(n*2)})",
)
const OPTIONS = { seconds: 60, members: { ofOne: 2, ofAll: 3 }, strangers: { ofOne: 2, ofAll: 4 } }
const busy = { code: 'BUSY', status: 503, headers: { 'retry-after': '10' } }
const stranger = (address: string): Sender => ({ stranger: address })
const member = (memberId: string): Sender => ({ memberId })

let worker: FairWorker<number, number>
const begin = (options: Partial<FairOptions> = {}, file = DOUBLING) => {
  worker = new FairWorker(file, { ...OPTIONS, ...options })
  return worker
}
afterEach(() => worker.close())

test('a flood of strangers refuses strangers and no member, who waits for one of them at most', async () => {
  begin()
  const done: string[] = []
  const bring = (name: string, sender: Sender) => worker.run(1, sender).then(() => done.push(name))
  const flood = Promise.allSettled(Array.from({ length: 12 }, (_, n) => bring('stranger', stranger(`${n % 6}`))))
  const members = ['asha', 'ravi', 'farah'].map((name) => bring(name, member(name)))

  await Promise.all(members)
  const refused = (await flood).flatMap((one) => (one.status === 'rejected' ? one.reason : []))
  expect(refused).toHaveLength(7)
  for (const one of refused) expect(one).toMatchObject(busy)
  expect(done).toEqual(['stranger', 'asha', 'ravi', 'farah', 'stranger', 'stranger', 'stranger', 'stranger'])
})

test('one member or one address brings so much at a time, and is in no other’s way', async () => {
  begin()
  const of = (sender: Sender, count: number) => Array.from({ length: count }, () => worker.run(1, sender))
  const told = Promise.allSettled([...of(member('asha'), 5), ...of(stranger('a ward'), 5)])
  const others = [worker.run(2, member('ravi')), worker.run(3, stranger('a practice'))]

  expect(await Promise.all(others)).toEqual([4, 6])
  expect((await told).map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'],
    ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'],
  ])
})

test('what waits too long for its turn is refused, and what is being done goes on', async () => {
  begin({ seconds: 2, waitSeconds: 0.2 })
  const endless = worker.run(-1, member('asha'))
  const ended: string[] = []
  endless.catch(() => ended.push('endless'))

  for (const sender of [member('ravi'), stranger('a ward')]) await expect(worker.run(1, sender)).rejects.toMatchObject(busy)

  expect(ended).toEqual([])
})

test('what waits at the end is refused, and begins nothing any more', async () => {
  begin()
  const all = [worker.run(-1, member('asha')), worker.run(1, member('asha')), worker.run(1, stranger('a ward'))]
  const told = Promise.allSettled(all)

  await worker.close()

  for (const one of await told) expect(one).toMatchObject({ status: 'rejected', reason: busy })
  await expect(worker.run(1, member('asha'))).rejects.toMatchObject(busy)
})

test('an answer that comes too late is given to nobody else', async () => {
  begin({ seconds: 1.5 }, SLOW)
  await worker.run(0, member('asha'))
  const [late, other] = [worker.run(500, member('asha')), worker.run(2, member('ravi'))]
  const told = Promise.allSettled([late, other])

  // Answered while this thread does something else for longer than a task may take; after a check the timers come first.
  await check()
  for (const until = Date.now() + 1700; Date.now() < until; );

  expect(await told).toMatchObject([
    { status: 'rejected', reason: busy },
    { status: 'fulfilled', value: 4 },
  ])
})
