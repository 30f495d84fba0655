import { expect, test, vi } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import { Refused } from '../api/refused.ts'
import { setLine } from '../line.ts'
import { throughOutages } from './outages.ts'

const refused = (code: ErrorBody['code'], status: number) => new Refused({ code, status, message: 'No.', requestId: 'x' })

/** Something that fails in these ways, one after another, and then succeeds. */
function failing(...failures: Error[]) {
  const act = vi.fn(async () => {
    const next = failures.shift()
    if (next) throw next
    return 'done'
  })
  return act
}

const way = () => ({ tell: vi.fn(), signal: new AbortController().signal })

test('what the network stops is tried again as soon as the line is back, and says meanwhile that it waits', async () => {
  setLine(false)
  const [act, own] = [failing(new TypeError('Failed to fetch')), way()]
  const done = throughOutages(act, own)

  await expect.poll(() => own.tell.mock.calls).toEqual([[{ waiting: true }]])
  setLine(true)

  expect(await done).toBe('done')
  expect([act.mock.calls.length, own.tell.mock.calls]).toEqual([2, [[{ waiting: true }], [{ waiting: false }]]])
})

test('a refusal ends it at once, and one that says to ask again does not', async () => {
  const wrong = failing(refused('UNSUPPORTED_TYPE', 415))
  await expect(throughOutages(wrong, way())).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' })
  expect(wrong).toHaveBeenCalledOnce()

  const moved = failing(refused('UPLOAD_MOVED', 409), refused('TOO_SLOW', 408))
  expect(await throughOutages(moved, way())).toBe('done')
})

test('a server that is never where the browser thinks is asked a few times and no more', async () => {
  const moved = failing(...Array.from({ length: 50 }, () => refused('UPLOAD_MOVED', 409)))

  await expect(throughOutages(moved, way())).rejects.toMatchObject({ code: 'UPLOAD_MOVED' })

  expect(moved.mock.calls.length).toBeLessThan(10)
})

test('on a line that cuts every piece off it goes on for as long as each brings something', async () => {
  let reached = 0
  const slow = failing(...Array.from({ length: 30 }, () => refused('TOO_SLOW', 408)))
  const act = () => {
    reached++
    return slow()
  }

  expect(await throughOutages(act, way(), () => reached)).toBe('done')
  expect(slow).toHaveBeenCalledTimes(31)
})

test('whoever leaves waits no longer', async () => {
  setLine(false)
  const leaving = new AbortController()
  const act = failing(new TypeError('Failed to fetch'))
  const done = throughOutages(act, { tell: vi.fn(), signal: leaving.signal })
  done.catch(() => {})

  await expect.poll(() => act.mock.calls.length).toBe(1)
  leaving.abort('left')

  await expect(done).rejects.toBe('left')
  expect(act).toHaveBeenCalledOnce()
  setLine(true)
})
