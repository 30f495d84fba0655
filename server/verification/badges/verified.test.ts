import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '../..')

test('only the badges say as what a member was proven', () => {
  const callers = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => readFileSync(join(server, path), 'utf8').includes('updateMarks('))

  expect(callers).toEqual([join('verification', 'badges', 'verified.ts')])
})
