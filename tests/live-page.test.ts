import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LiveEvents } from '#contract/live-events.ts'

const page = readFileSync(join(import.meta.dirname, '../docs/api-live.md'), 'utf8').split('\n')

test('the page that a client is written from names every event of the line, with all that it says', () => {
  const missing = Object.entries(LiveEvents.shape).flatMap(([event, { shape }]) => {
    const row = page.find((line) => line.startsWith(`| \`${event}\``))
    if (!row) return event
    return Object.keys(shape).flatMap((part) => (row.includes(part) ? [] : `${event}: ${part}`))
  })

  expect(missing).toEqual([])
})
