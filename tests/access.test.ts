import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { type Operation, operations, send } from './support/operations.ts'
import { expectRefusal } from './support/refusal.ts'
import { test, type World } from './support/world.ts'

const ofMembers = operations.filter(({ access }) => access !== 'anyone')
const ofReviewers = operations.filter(({ access }) => access === 'reviewer')
const open = operations.filter(({ access }) => access === 'anyone')

const words = { anyone: 'Anyone may call this.', member: 'Signed-in members may call this.', reviewer: 'Reviewers may call this.' }
/** What no caller decides: a field of this name would be believed by whoever does not look. */
const BELIEVED = 'verified'

test.for(ofMembers)('$name is closed to nobody and to a made-up token', async (operation, { world }) => {
  for (const token of [undefined, randomBytes(32).toString('base64url')]) {
    const answer = await send(world, operation, () => newId(), token)

    expect(await expectRefusal(answer, 401)).toMatchObject({ code: 'UNAUTHENTICATED' })
  }
})

test.for(ofReviewers)('$name is closed to members who are no reviewers, whatever they send', async (operation, { world }) => {
  const { token } = await world.member({ verified: true })
  const answer = await send(world, operation, () => newId(), token)

  expect(await expectRefusal(answer, 403)).toMatchObject({ code: 'NOT_A_REVIEWER' })
})

test.for(ofMembers)('$name is open to whom the contract names', async (operation, { world }) => {
  const callers = [await world.reviewer(), ...(operation.access === 'member' ? [await world.member()] : [])]
  for (const { token } of callers) {
    const answer = await send(world, operation, () => newId(), token)
    const code = answer.ok ? undefined : (await expectRefusal(answer, [400, 404, 409, 410, 415, 422, 503])).code

    expect(['UNAUTHENTICATED', 'NOT_A_REVIEWER']).not.toContain(code)
  }
})

test.for(open)('$name asks nobody who they are, and believes no made-up token', async (operation, { world }) => {
  for (const token of [undefined, randomBytes(32).toString('base64url')]) {
    const answer = await send(world, operation, () => newId(), token)
    const code = answer.ok ? undefined : (await expectRefusal(answer, [400, 401, 404, 409, 410, 415, 422, 503])).code

    expect(code).not.toBe('UNAUTHENTICATED')
  }
})

test.for(operations.filter(({ takesInput, method }) => takesInput || method !== 'GET'))(
  '$name refuses a field that it does not know, by its name',
  async (operation, { world }) => {
    const field = operation.fields.includes(BELIEVED) ? 'roles' : BELIEVED
    const { token } = await (operation.access === 'reviewer' ? world.reviewer() : world.member())

    for (const kind of operation.kinds.length > 0 ? operation.kinds : [{}]) {
      const { issues } = await expectRefusal(await sendWith(world, operation, field, kind, token), 400)

      expect(issues?.filter(({ path }) => path === field)).toEqual([{ path: field, message: `There is no field "${field}" here.` }])
    }
  },
)

test('the description of the API lists every operation, who may call it, and nothing else', async ({ world }) => {
  const description = await (await world.fetch('/api/openapi.json')).json()

  const listed = Object.entries(description.paths as Record<string, Record<string, { operationId: string }>>).flatMap(([path, acts]) =>
    Object.entries(acts).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  )
  expect(listed.map(({ operationId }) => operationId).sort()).toEqual(operations.map(({ name }) => name).sort())
  for (const { name, method, path, access } of operations) {
    expect(listed.find(({ operationId }) => operationId === name)).toMatchObject({
      method,
      path,
      description: words[access],
      security: access === 'anyone' ? [] : [{ session: [] }],
    })
  }
})

/** An operation with one field more than it has. */
function sendWith(world: World, operation: Operation, field: string, kind: Record<string, unknown>, token: string | undefined) {
  const value = (name: string) => kind[name] ?? newId()
  if (!operation.sendsFiles) return send(world, { ...operation, fields: [...operation.fields, field] }, value, token)
  const path = operation.path.replaceAll(/\{\w+\}/g, () => newId())
  const body = new FormData()
  body.set('file', new File(['x'], 'x.png', { type: 'image/png' }))
  body.set(field, 'true')
  return world.fetch(path, { method: operation.method, token, body })
}
