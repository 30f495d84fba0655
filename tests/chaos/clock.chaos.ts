import { globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { lostOf, openTown, said } from './town.ts'
import { openWriters } from './writers.ts'

const WRITERS = 2
/** How the clock of one node goes wrong, in hours, and comes back. */
const JUMPS = [2, -2, 26, -26, 24 * 400, -24 * 400]

test('a clock that jumps ends no session, loses nothing and shuts nobody out', async ({ skip }) => {
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1')
  if (!library) skip('libfaketime, which moves the clock of a process, is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'wardmates-clock-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const clock = join(folder, 'clock')
  const jump = (hours: number) => writeFile(clock, `${hours < 0 ? '' : '+'}${hours}h\n`)
  await jump(0)
  const town = await openTown({
    ...{ LD_PRELOAD: library!, FAKETIME_TIMESTAMP_FILE: clock, FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
    RATE_LIMITS: 'on',
  })
  const member = { name: 'Ravi Menon', email: 'ravi@example.org', password: 'ward round at seven' }
  const ask = (path: string, body: object) =>
    fetch(`${town.urls[0]}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const joined = (await (await ask('/api/auth/register', member)).json()) as { token: string }
  const signedIn = async () => (await fetch(`${town.urls[0]}/api/auth/me`, { headers: { authorization: `Bearer ${joined.token}` } })).status
  const seen: { hours: number; then: number; after: number; signIn: number }[] = []

  for (const hours of JUMPS) {
    await jump(hours)
    await sleep(2000)
    const then = await signedIn()
    await jump(0)
    await sleep(2000)
    seen.push({ hours, then, after: await signedIn(), signIn: (await ask('/api/auth/login', member)).status })
  }
  const writers = await openWriters(() => town.urls, WRITERS)
  await writers.untilAll()
  await writers.end()

  console.log(`a clock that was wrong by ${JUMPS.join(', ')} hours: ${JSON.stringify(seen)}; told otherwise ${said(writers)}`)
  expect(seen.map(({ after, signIn }) => [after, signIn])).toEqual(JUMPS.map(() => [200, 200]))
  expect(await lostOf(writers, town.ask)).toBe(0)
  await town.close()
})
