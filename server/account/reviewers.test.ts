import { expect } from 'vitest'
import { test } from '#tests/support/world.ts'
import { makeReviewer } from './reviewers.ts'

test('the command line makes a reviewer once, and writes it down', async ({ world }) => {
  const asha = await world.member({ name: 'Asha Rao', email: 'asha@example.org' })
  const { audit } = world.app.services

  const names = [await makeReviewer(world.db, audit, ' Asha@example.org'), await makeReviewer(world.db, audit, 'asha@example.org')]

  expect(names).toEqual(['Asha Rao', 'Asha Rao'])
  expect(await world.app.services.sessions.find(asha.token!)).toMatchObject({ id: asha.id, reviewer: false, awaitsFactor: true })
  expect(await world.db.selectFrom('audit_entry').select(['act', 'member_id']).execute()).toEqual([
    { act: 'reviewer_made', member_id: asha.id },
  ])
})

test('an address that nobody has is said to be so', async ({ world }) => {
  await expect(makeReviewer(world.db, world.app.services.audit, 'nobody@example.org')).rejects.toThrow('Nobody has an account')
})
