import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { openDB } from 'idb'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { leave, signIn } from '#tests/browser/world.ts'
import { Refused } from '../api/refused.ts'
import { setLine } from '../line.ts'
import { forgetSession, KEPT_DATABASE } from '../session.ts'
import { answeredWithoutLine, dropKept, useKeptAsItChanges, useKeptSince } from './kept.ts'
import { findAnswer, keepAnswer } from './store.ts'

const words = { title: 'The fever is gone' }
const names = async () => (await indexedDB.databases()).map(({ name }) => name)
/** All that lies in the database, as text. */
async function lying() {
  const db = await openDB(KEPT_DATABASE)
  const rows: { sealed: ArrayBuffer }[] = await db.getAll('answers')
  const [owner] = await db.getAll('owner')
  db.close()
  return {
    text: rows.map(({ sealed, ...row }) => JSON.stringify(row) + new TextDecoder('latin1').decode(sealed)).join(),
    count: rows.length,
    owner,
  }
}

afterEach(async () => {
  setLine(true)
  leave()
  forgetSession()
  await expect.poll(names).not.toContain(KEPT_DATABASE)
})

test('an answer is kept for its member, and can be read by nobody without the key of this browser', async () => {
  signIn('asha')
  await keepAnswer('asha', 'course', words)

  expect((await findAnswer('asha', 'course'))?.answer).toEqual(words)
  expect(await findAnswer('ravi', 'course')).toBeUndefined()
  const { text, owner } = await lying()
  expect(text).not.toContain('fever')
  await expect(crypto.subtle.exportKey('raw', owner.key)).rejects.toThrow()
  signIn('ravi')
  expect(await findAnswer('ravi', 'course')).toBeUndefined()
  await keepAnswer('ravi', 'course', { title: 'His' })
  signIn('asha')
  expect(await findAnswer('asha', 'course')).toBeUndefined()
})

test('of many answers those stay that were used last', async () => {
  signIn('asha')
  for (let at = 0; at < 120; at++) await keepAnswer('asha', `course ${at}`, words)
  await new Promise((passed) => setTimeout(passed, 5))
  await findAnswer('asha', 'course 0')
  await keepAnswer('asha', 'course 120', words)

  expect((await lying()).count).toBe(120)
  expect(await findAnswer('asha', 'course 0')).toBeDefined()
  expect(await findAnswer('asha', 'course 1')).toBeUndefined()
  await keepAnswer('asha', 'too long', 'x'.repeat(2_000_001))
  expect(await findAnswer('asha', 'too long')).toBeUndefined()
})

test('whoever signs out leaves nothing, in whichever tab it is open', async () => {
  signIn('asha')
  await keepAnswer('asha', 'course', words)

  forgetSession()

  await expect.poll(names).not.toContain(KEPT_DATABASE)
  // What was on its way is not kept after that.
  await keepAnswer('asha', 'course', words)
  expect(await names()).not.toContain(KEPT_DATABASE)
})

type Ask = () => Promise<{ title: string }>

function Course({ ask }: { ask: Ask }) {
  const query = answeredWithoutLine({ queryKey: ['course'], queryFn: ask })
  const { data, error } = useQuery(query)
  const since = useKeptSince(query.queryKey)
  return (
    <p>
      {data?.title} {error?.message} {since ? 'kept' : 'fresh'}
    </p>
  )
}

const showing = (ask: Ask) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Course ask={ask} />
    </QueryClientProvider>,
  )

test('without a line what was read last is shown and said to be so, until there is a line again', async () => {
  signIn('asha')
  const ask = vi.fn(async () => words)
  const first = await showing(ask)
  await expect.element(first.getByText('The fever is gone fresh')).toBeVisible()
  await expect.poll(() => findAnswer('asha', '["course"]')).toBeDefined()
  await first.unmount()

  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  const again = await showing(ask)
  await expect.element(again.getByText('The fever is gone kept')).toBeVisible()
  setLine(false)
  ask.mockResolvedValue({ title: 'Told anew' })
  setLine(true)
  await expect.element(again.getByText('Told anew fresh')).toBeVisible()
})

test('what is on the page stays where it cannot be read again, though something older is kept', async () => {
  signIn('asha')
  const ask = vi.fn(async () => ({ title: 'Told anew' }))
  const shown = await showing(ask)
  await expect.element(shown.getByText('Told anew fresh')).toBeVisible()
  await expect.poll(() => findAnswer('asha', '["course"]')).toBeDefined()
  await keepAnswer('asha', '["course"]', words)

  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => ask.mock.calls.length).toBeGreaterThan(1)

  await expect.element(shown.getByText('Told anew Failed to fetch fresh')).toBeVisible()
})

test('what the server says is gone is kept no longer, and a guest keeps nothing', async () => {
  signIn('asha')
  await keepAnswer('asha', '["course"]', words)
  const gone = new Refused({ code: 'NOT_FOUND', status: 404, message: 'Gone.', requestId: 'made-up' })
  const shown = await showing(() => Promise.reject(gone))

  await expect.element(shown.getByText('Gone. fresh')).toBeVisible()
  await expect.poll(() => findAnswer('asha', '["course"]')).toBeUndefined()
  await shown.unmount()

  leave()
  await expect.poll(names).not.toContain(KEPT_DATABASE)
  const guest = await showing(async () => words)
  await expect.element(guest.getByText('The fever is gone fresh')).toBeVisible()
  expect(await names()).not.toContain(KEPT_DATABASE)
})

function Shown({ name }: { name: string }) {
  useKeptAsItChanges([name], words)
  return <p>Shown</p>
}

test('what was dropped is not kept again by the page that still shows it, as it goes', async () => {
  signIn('asha')
  const shown = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown name="ward" />
    </QueryClientProvider>,
  )
  await expect.poll(() => findAnswer('asha', '["ward"]')).toBeDefined()

  dropKept(['ward'])
  await shown.unmount()

  await expect.poll(() => findAnswer('asha', '["ward"]')).toBeUndefined()
  await new Promise((passed) => setTimeout(passed, 300))
  expect(await findAnswer('asha', '["ward"]')).toBeUndefined()
})

test('what is kept once the line has gone is as old as the end of the line', async () => {
  signIn('asha')
  const shown = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown name="round" />
    </QueryClientProvider>,
  )
  await expect.poll(() => findAnswer('asha', '["round"]')).toBeDefined()
  const before = (await findAnswer('asha', '["round"]'))!.readAt.getTime()
  setLine(false)
  const lost = Date.now()
  await new Promise((passed) => setTimeout(passed, 50))

  await shown.unmount()

  await expect.poll(async () => (await findAnswer('asha', '["round"]'))!.readAt.getTime()).toBeGreaterThan(before)
  expect((await findAnswer('asha', '["round"]'))!.readAt.getTime()).toBeLessThanOrEqual(lost)
})
