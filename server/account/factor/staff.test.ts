import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { accountDeletion } from '#contract/account-deletion.ts'
import { profile } from '#contract/profile.ts'
import { secondFactor } from '#contract/second-factor.ts'
import { StaffRole } from '#contract/staff-roles.ts'
import { verification } from '#contract/verification.ts'
import { letStepsPass, setUpApp } from '#tests/support/authenticator.ts'
import { codeOf } from '#tests/support/authenticator-code.ts'
import { operations } from '#tests/support/operations.ts'
import { sendInput, validInputs } from '#tests/support/valid-input.ts'
import { Person, test, type World } from '#tests/support/world.ts'
import { makeStaff } from '../staff.ts'

const PASSWORD = 'turmeric lamp at seven'

async function namedStaff(world: World) {
  const email = `${randomUUID()}@example.org`
  const { token, user } = await world.nobody.call(account.register, { name: 'Farah Ali', email, password: PASSWORD })
  await makeStaff(world.db, email, [])
  world.app.services.sessions.readAgain(user.id)
  return { token, farah: new Person(world.url, token) }
}

test('without a second factor every operation of the desk is refused to whoever has all roles, and says what to do', async ({ world }) => {
  const { token } = await namedStaff(world)
  const ofStaff = operations.filter(({ access }) => access === 'staff')

  expect(ofStaff.length).toBeGreaterThan(30)
  for (const operation of ofStaff)
    for (const input of validInputs(operation)) {
      const answer = await sendInput(world, operation, input, token)
      expect([operation.name, answer.status, await answer.json()]).toMatchObject([
        operation.name,
        403,
        { code: 'FACTOR_NEEDED', message: expect.stringContaining('authenticator app') },
      ])
    }
})

test('as a member they go on, are told of the desk, and keep roles with which they cannot leave', async ({ world }) => {
  const { farah } = await namedStaff(world)

  expect(await farah.call(profile.get, {})).toMatchObject({ own: expect.any(Object) })
  expect(await farah.call(verification.overview)).toMatchObject({ roles: [], needsFactor: true })
  await expect(farah.call(accountDeletion.ask, { password: PASSWORD })).rejects.toMatchObject({ code: 'STILL_STAFF' })
  expect(await farah.call(accountDeletion.get)).toMatchObject({ isStaff: true })
})

test('the desk opens with the app at once, and closes when it is switched off', async ({ world }) => {
  const { farah } = await namedStaff(world)

  const { key } = await setUpApp(farah, PASSWORD)
  expect(await farah.call(verification.queue, {})).toHaveProperty('items')
  expect(await farah.call(verification.overview)).toMatchObject({ roles: StaffRole.options, needsFactor: false })
  await letStepsPass(world)
  await farah.call(secondFactor.endApp, { password: PASSWORD, code: codeOf(key) })

  await expect(farah.call(verification.queue, {})).rejects.toMatchObject({ code: 'FACTOR_NEEDED' })
})
