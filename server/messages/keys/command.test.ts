import { execFile } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { aGroup, textsFor, write } from '#tests/support/messages.ts'
import { test, type World } from '#tests/support/world.ts'

const run = promisify(execFile)

/** What an operator types, beside the product and on its data. */
function rotate({ databaseUrl, dataDir }: World) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: databaseUrl, WARDMATES_DATA: dataDir }
  return run('npm', ['run', '--silent', 'messages:rotate'], { cwd: join(import.meta.dirname, '../../..'), env })
}

test('the command gives each conversation a new key while members write, says how many, and takes the old ones away', async ({ world }) => {
  const groups = [await aGroup(world), await aGroup(world)]
  for (const { asha, id } of groups) await write(asha, id, 'Before')
  const keysNow = () => world.db.selectFrom('conversation_key').select('id').orderBy('id').execute()
  const before = await keysNow()

  const running = rotate(world)
  for (const { ravi, id } of groups) await write(ravi, id, 'Meanwhile')
  const { stdout, stderr } = await running

  expect(stderr).toBe('')
  expect(stdout).toMatch(/^\d+ conversations have a new key, and \d+ messages were written anew under it\. Keep the earlier keys/)
  for (const { id: key } of await keysNow()) expect(before.map(({ id }) => id)).not.toContain(key)
  for (const { meera, ravi, id } of groups) {
    await write(ravi, id, 'After')
    expect(await textsFor(meera, id)).toEqual(['made', 'Before', 'Meanwhile', 'After'])
  }
})
