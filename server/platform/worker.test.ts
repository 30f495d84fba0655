import { afterEach, expect, test } from 'vitest'
import { TaskWorker, type WorkerOptions } from './worker.ts'

/** Doubles a number; with one below 0 it is never done. */
const DOUBLING = new URL(
  "data:text/javascript,import{parentPort}from'node:worker_threads';parentPort.on('message',(n)=>{while(n<0);parentPort.postMessage(n*2)})",
)
const busy = { code: 'BUSY', status: 503, headers: { 'retry-after': '10' } }

let worker: TaskWorker<number, number>
const begin = (options: WorkerOptions) => {
  worker = new TaskWorker(DOUBLING, options)
  return worker
}
afterEach(() => worker.close())

test('tasks are done one after another', async () => {
  begin({ queue: 5, seconds: 60 })

  expect(await Promise.all([1, 2, 3].map((n) => worker.run(n)))).toEqual([2, 4, 6])
})

test('a task that takes too long is given up, and the thread with it', async () => {
  begin({ queue: 5, seconds: 0.2 })
  const [endless, other] = [worker.run(-1), worker.run(-2)]

  await expect(endless).rejects.toMatchObject(busy)
  await expect(other).rejects.toMatchObject(busy)
})

test('what does not fit into the queue is refused, and what waits at the end', async () => {
  begin({ queue: 1, seconds: 60 })
  const [endless, waiting] = [worker.run(-1), worker.run(1)]
  const refused = worker.run(2)

  await expect(refused).rejects.toMatchObject(busy)
  const ended = worker.close()
  await expect(endless).rejects.toMatchObject(busy)
  await expect(waiting).rejects.toMatchObject(busy)
  await ended
})

test('what waits too long for its turn is refused, and what is being done goes on', async () => {
  begin({ queue: 5, seconds: 2, waitSeconds: 0.2 })
  const [endless, waiting] = [worker.run(-1), worker.run(1)]
  const ended: string[] = []
  endless.catch(() => ended.push('endless'))

  await expect(waiting).rejects.toMatchObject(busy)

  expect(ended).toEqual([])
})

test('a thread that cannot be started fails its task alone, and the next one tries again', async () => {
  worker = new TaskWorker(new URL('http://nowhere.example/'), { queue: 5, seconds: 60, waitSeconds: 0.2 })

  for (const n of [1, 2, 3]) await expect(worker.run(n), `${n}`).rejects.toMatchObject({ code: 'ERR_INVALID_URL_SCHEME' })
})

test('a thread asks for what it was given, and hears of faults', async () => {
  const starter = new URL('./worker-starter.ts', import.meta.url)
  const asking = new URL(
    `data:text/javascript,import{parentPort}from'node:worker_threads';import{starter}from'${starter}';const given=starter();parentPort.on('message',async(n)=>parentPort.postMessage(await given.half(n).catch((fault)=>fault.message)))`,
  )
  worker = new TaskWorker(
    asking,
    { queue: 5, seconds: 60 },
    {
      half: async (n: number) => {
        if (n % 2 === 1) throw new Error('an odd number')
        return n / 2
      },
    },
  )

  expect(await Promise.all([4, 5, 6].map((n) => worker.run(n)))).toEqual([2, 'an odd number', 3])
})
