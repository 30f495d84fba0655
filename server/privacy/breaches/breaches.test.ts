import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { dataBreaches } from '#contract/data-breaches.ts'
import { notifications } from '#contract/notifications.ts'
import { copyOf } from '#tests/support/data-export.ts'
import { AUDIT_KEY } from '#tests/support/database.ts'
import { test, type World } from '#tests/support/world.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const words = {
  what: 'A backup was copied by somebody who had no right to it.',
  extent: 'Names, profiles and posts of some members. Licence numbers and messages were sealed.',
  when: '18 November 2026, 2 am to 4 am',
  consequences: 'Somebody may write to you and know where you work.',
  measures: 'The storage was closed, and its keys were changed.',
  advice: 'Be careful with messages that ask for money or a code.',
  contact: 'Dr. Meera Iyer, privacy@wardmates.example',
}
const file = (members: unknown, more = {}) => ({ noticedAt: '2026-11-20T09:30:00+05:30', ...words, members, ...more })

/** What an operator types, beside the product and on its data. */
async function breach(world: World, content: unknown, ...args: string[]) {
  const path = join(world.dataDir, `breach-${randomUUID()}.json`)
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: world.databaseUrl, WARDMATES_DATA: world.dataDir }
  return run(process.execPath, ['server/privacy/breaches/command.ts', path, ...args], {
    cwd: root,
    env: { ...env, AUDIT_KEYS: AUDIT_KEY.toString('base64') },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )
}

test('a drill says whom a breach concerns and by when who is told, and tells nobody', async ({ world }) => {
  const asha = await world.member({ email: `${randomUUID()}@example.org`, emailProven: false })

  const { code, said } = await breach(world, file([asha.id, 'nobody@example.org']))

  expect(code).toBe(0)
  expect(said).toContain('A drill: nobody was told.')
  expect(said).toContain('CERT-In is to be told by 20 November 2026 at 15:30')
  expect(said).toContain('in detail by 23 November 2026 at 09:30')
  expect(said).toContain('It concerns 1 of the members, 0 of them with a proven email address.')
  expect(said).toContain('Nobody has the address or id nobody@example.org.')
  expect(await asha.call(dataBreaches.list)).toEqual({ items: [] })
  expect((await asha.call(notifications.list, {})).items).toEqual([])
})

test('whom it concerns is told once, on their pages, by mail and in their copy, and nobody else is', async ({ world }) => {
  const email = `${randomUUID()}@example.org`
  const [asha, ravi] = [await world.member({ email }), await world.member()]

  expect((await breach(world, file([email.toUpperCase()]), '--send')).said).toContain('1 were told now')
  const again = await breach(world, file([email, ravi.id]), '--send')

  expect(again.said).toContain('1 were told now, 1 had been before')
  const { items } = await asha.call(dataBreaches.list)
  expect(items).toMatchObject([words])
  expect(items[0]).not.toHaveProperty('members')
  const told = (await asha.call(notifications.list, {})).items.filter(({ kind }) => kind === 'security_data_breach')
  expect(told).toHaveLength(1)
  const meera = await world.member()
  expect(await meera.call(dataBreaches.list)).toEqual({ items: [] })
  const lines = await world.db.selectFrom('audit_entry').select('detail').where('act', '=', 'data_breach_told').execute()
  expect(lines.map(({ detail }) => JSON.parse(detail).members)).toEqual(['1', '1'])
  const copy = await copyOf(world, asha)
  expect(copy.list('privacy', 'breaches')).toMatchObject([{ words }])
})

test('whose account is being deleted is named for a letter by hand, and not counted as told', async ({ world }) => {
  const email = `${randomUUID()}@example.org`
  const [asha, ravi] = [await world.member({ email }), await world.member()]
  const dueAt = new Date(Date.now() + 24 * 3600_000)
  await world.db.insertInto('hidden_account').values({ member_id: asha.id, due_at: dueAt }).execute()

  const { said } = await breach(world, file([email, ravi.id], { when: 'Last week' }), '--send')

  expect(said).toContain(`write to them yourself: ${email}.`)
  expect(said).toContain('1 were told now')
})

test.for([
  ['no file of that kind', 'not json', 'is not JSON'],
  ['a field that is missing', { ...file('all'), advice: undefined }, 'advice: This is required.'],
  ['a moment without its zone', file('all', { noticedAt: '2026-11-20T09:30' }), 'Write a moment with its time zone'],
  ['nobody in the list', file([]), 'Write "all", or a list of email addresses or ids.'],
  ['a field that nobody knows', file('all', { member: 'asha' }), 'There is no field "member" in such a file.'],
] as const)('%s ends in a sentence, and nobody is told', async ([, content, sentence], { world }) => {
  const before = await world.db.selectFrom('data_breach_member').selectAll().execute()
  const { code, said } = await breach(world, content, '--send')

  expect(code).toBe(1)
  expect(said).toContain(sentence)
  expect(said).not.toContain('at Object')
  expect(await world.db.selectFrom('data_breach_member').selectAll().execute()).toEqual(before)
})
