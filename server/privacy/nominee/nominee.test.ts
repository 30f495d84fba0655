import { sql } from 'kysely'
import { expect } from 'vitest'
import { nominee } from '#contract/nominee.ts'
import { copyOf } from '#tests/support/data-export.ts'
import { test } from '#tests/support/world.ts'

const ravi = { name: 'Ravi Nominatus', relation: 'Brother', contact: '+91 98111 22233' }

test('a member names somebody, changes that and takes it back; nobody else is shown it', async ({ world }) => {
  const [asha, meera] = [await world.member(), await world.member()]
  expect(await asha.call(nominee.get)).toEqual({ nominee: null })

  await asha.call(nominee.save, ravi)
  const changed = await asha.call(nominee.save, { ...ravi, relation: 'Cousin' })

  expect(changed.nominee).toMatchObject({ ...ravi, relation: 'Cousin' })
  expect(await meera.call(nominee.get)).toEqual({ nominee: null })
  await expect(asha.call(nominee.save, { ...ravi, contact: ' ' })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    issues: [{ path: 'contact' }],
  })
  expect(await asha.call(nominee.remove)).toEqual({ nominee: null })
  const acts = await world.db.selectFrom('audit_entry').select('act').where('member_id', '=', asha.id).orderBy('seq').execute()
  expect(acts.map(({ act }) => act)).toEqual(['nominee_named', 'nominee_named', 'nominee_removed'])
})

test('whom a member named stands in no table as it was written, and in the copy of their data', async ({ world }) => {
  const asha = await world.member()
  await asha.call(nominee.save, ravi)
  const { rows } = await sql<{ text: string }>`select json_agg(n)::text as text from nominee n`.execute(world.db)

  expect(rows[0]!.text).not.toContain('Nominatus')
  const copy = await copyOf(world, asha)
  expect(copy.list('privacy', 'nominee')).toMatchObject([ravi])
})
