import { globSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { lostOf, openTown, said } from './town.ts'
import { openWriters } from './writers.ts'

const WRITERS = 2
/** By how many hours the clocks of both nodes leave that of their database, one after another, and come back each time. */
const JUMPS = [2, -2, 26, -26, 24 * 400, -24 * 400]
/** The library looks for the time once in a second at most, in whole seconds. */
const SEEN_MS = 4000

test('a clock that jumps ends no session, loses nothing and shuts nobody out', async ({ skip }) => {
  // The other one may end a process of several threads: while one reads the file, the next finds no time at all.
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
  if (!library) skip('libfaketime, which moves the clock of a process, is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'wardmates-clock-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const clock = join(folder, 'clock')
  const jump = async (hours: number) => {
    await writeFile(`${clock}.new`, `${hours < 0 ? '' : '+'}${hours}h\n`)
    await rename(`${clock}.new`, clock)
  }
  await jump(0)
  const town = await openTown({
    LD_PRELOAD: library!,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // A file was written when it was, whatever the time is now.
    NO_FAKE_STAT: '1',
    RATE_LIMITS: 'on',
  })
  onTestFinished(() => town.close())
  const account = { email: 'ravi@example.org', password: 'ward round at seven' }
  const ask = (path: string, body: object) =>
    fetch(`${town.urls[0]}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const joined = (await (await ask('/api/auth/register', { name: 'Ravi Menon', ...account })).json()) as { token: string }
  const signedIn = async () => (await fetch(`${town.urls[0]}/api/auth/me`, { headers: { authorization: `Bearer ${joined.token}` } })).status
  const seen: { hours: number; then: number; after: number; signIn: number }[] = []

  for (const hours of JUMPS) {
    await jump(hours)
    await sleep(SEEN_MS)
    const then = await signedIn()
    await jump(0)
    await sleep(SEEN_MS)
    seen.push({ hours, then, after: await signedIn(), signIn: (await ask('/api/auth/login', account)).status })
  }
  const writers = await openWriters(() => town.urls, WRITERS)
  await writers.untilAll()
  await writers.end()

  console.log(`a clock that was wrong by ${JUMPS.join(', ')} hours: ${JSON.stringify(seen)}; told otherwise ${said(writers)}`)
  expect(seen.map(({ after, signIn }) => [after, signIn])).toEqual(JUMPS.map(() => [200, 200]))
  expect(await lostOf(writers, town.ask)).toBe(0)
})
