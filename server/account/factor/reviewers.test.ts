import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { accountDeletion } from '#contract/account-deletion.ts'
import { profile } from '#contract/profile.ts'
import { secondFactor } from '#contract/second-factor.ts'
import { verification } from '#contract/verification.ts'
import { letStepsPass, setUpApp } from '#tests/support/authenticator.ts'
import { codeOf } from '#tests/support/authenticator-code.ts'
import { operations } from '#tests/support/operations.ts'
import { sendInput, validInputs } from '#tests/support/valid-input.ts'
import { Person, test, type World } from '#tests/support/world.ts'
import { makeReviewer } from '../reviewers.ts'

const PASSWORD = 'turmeric lamp at seven'

async function namedReviewer(world: World) {
  const email = `${randomUUID()}@example.org`
  const { token, user } = await world.nobody.call(account.register, { name: 'Farah Ali', email, password: PASSWORD })
  await makeReviewer(world.db, world.app.services.audit, email)
  world.app.services.sessions.readAgain(user.id)
  return { token, farah: new Person(world.url, token) }
}

test('without a second factor every operation of the desk is refused to a reviewer, and says what to do', async ({ world }) => {
  const { token } = await namedReviewer(world)
  const ofReviewers = operations.filter(({ access }) => access === 'reviewer')

  expect(ofReviewers.length).toBeGreaterThan(30)
  for (const operation of ofReviewers)
    for (const input of validInputs(operation)) {
      const answer = await sendInput(world, operation, input, token)
      expect([operation.name, answer.status, await answer.json()]).toMatchObject([
        operation.name,
        403,
        { code: 'FACTOR_NEEDED', message: expect.stringContaining('authenticator app') },
      ])
    }
})

test('as a member they go on, are told of the desk, and stay a reviewer who cannot leave', async ({ world }) => {
  const { farah } = await namedReviewer(world)

  expect(await farah.call(profile.get, {})).toMatchObject({ own: expect.any(Object) })
  expect(await farah.call(verification.overview)).toMatchObject({ isReviewer: true, needsFactor: true })
  await expect(farah.call(accountDeletion.ask, { password: PASSWORD })).rejects.toMatchObject({ code: 'STILL_REVIEWER' })
  expect(await farah.call(accountDeletion.get)).toMatchObject({ isReviewer: true })
})

test('the desk opens with the app at once, and closes when it is switched off', async ({ world }) => {
  const { farah } = await namedReviewer(world)

  const { key } = await setUpApp(farah, PASSWORD)
  expect(await farah.call(verification.queue, {})).toHaveProperty('items')
  expect(await farah.call(verification.overview)).toMatchObject({ isReviewer: true, needsFactor: false })
  await letStepsPass(world)
  await farah.call(secondFactor.endApp, { password: PASSWORD, code: codeOf(key) })

  await expect(farah.call(verification.queue, {})).rejects.toMatchObject({ code: 'FACTOR_NEEDED' })
})
