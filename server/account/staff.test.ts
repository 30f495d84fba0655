import { expect } from 'vitest'
import { StaffRole } from '#contract/staff-roles.ts'
import { test } from '#tests/support/world.ts'
import { makeStaff } from './staff.ts'

test('the command line gives all roles where none is named, each once, and writes them down', async ({ world }) => {
  const asha = await world.member({ name: 'Asha Rao', email: 'asha@example.org' })

  const made = [await makeStaff(world.db, ' Asha@example.org', []), await makeStaff(world.db, 'asha@example.org', [])]

  expect(made).toEqual([
    { name: 'Asha Rao', roles: StaffRole.options },
    { name: 'Asha Rao', roles: StaffRole.options },
  ])
  expect(await world.app.services.sessions.find(asha.token!)).toMatchObject({ id: asha.id, roles: [], awaitsFactor: true })
  const rows = await world.db.selectFrom('audit_entry').select(['act', 'detail']).orderBy('seq').execute()
  expect(rows.map(({ act, detail }) => [act, JSON.parse(detail)])).toEqual(
    StaffRole.options.map((role) => ['role_given', { member: asha.id, role, by: 'command line' }]),
  )
})

test('the command line gives the roles that are named, and no others', async ({ world }) => {
  const ravi = await world.member({ email: 'ravi@example.org' })

  await makeStaff(world.db, 'ravi@example.org', ['auditor', 'moderator'])
  await world.giveFactor(ravi)

  const viewer = await world.app.services.sessions.find(ravi.token!)
  expect(viewer!.roles).toEqual(['moderator', 'auditor'])
})

test('an address that nobody has, and a role that there is not, are said to be so', async ({ world }) => {
  const meera = await world.member({ email: 'meera@example.org' })

  await expect(makeStaff(world.db, 'nobody@example.org', [])).rejects.toThrow('Nobody has an account')
  await expect(makeStaff(world.db, 'meera@example.org', ['auditor', 'boss'])).rejects.toThrow('There is no role boss')
  expect(await world.db.selectFrom('staff_role').select('role').where('member_id', '=', meera.id).execute()).toEqual([])
})
