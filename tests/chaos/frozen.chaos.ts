import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject } from 'vitest'
import { lostOf, said, spanOf, test } from './town.ts'
import { openWriters } from './writers.ts'

const rounds = Math.max(2, Math.round(inject('rounds') / 10))
const WRITERS = 4
const FROZEN_MS = 40_000
/** What a frozen node holds in the database is let go after this time; whoever waited for it asks again. */
const HELD_MAX_MS = 35_000

test('a node that stands still for a while keeps the other from nothing for long, and goes on afterwards', async ({ town }) => {
  const writers = await openWriters(() => town.urls, WRITERS)
  const [gaps, recoveries, health]: [number[], number[], number[]] = [[], [], []]

  for (let round = 0; round < rounds; round++) {
    await writers.untilAll()
    const frozen = round % 2
    const from = performance.now()
    process.kill(town.pids[frozen]!, 'SIGSTOP')
    try {
      while (performance.now() - from < FROZEN_MS) {
        health.push((await fetch(`${town.urls[1 - frozen]}/api/health`)).status)
        await sleep(200)
      }
    } finally {
      // Whoever stands still does not even end when it is asked to.
      process.kill(town.pids[frozen]!, 'SIGCONT')
    }
    recoveries.push(await writers.untilAll())
    const written = writers.acknowledged.filter(({ node, at }) => node !== frozen && at > from).map(({ at }) => at)
    gaps.push(Math.max(...written.map((at, nth) => at - (written[nth - 1] ?? from))))
  }
  await writers.end()

  console.log(
    `${rounds} times ${FROZEN_MS / 1000} s of a node that stood still: the other wrote nothing for ${spanOf(gaps)}; recovery ${spanOf(recoveries)}; told otherwise ${said(writers)}`,
  )
  expect(new Set(health)).toEqual(new Set([200]))
  expect(Math.max(...gaps)).toBeLessThan(HELD_MAX_MS)
  expect(await lostOf(writers, town.ask)).toBe(0)
})
