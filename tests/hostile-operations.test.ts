import { expect } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { operations, send } from './support/operations.ts'
import { expectRefusal } from './support/refusal.ts'
import { test } from './support/world.ts'

const SCRIPT = '<script>alert(1)</script>'

test.for(operations)('$name is not upset by anything in its fields', async (operation, { world }) => {
  const strange = [
    "' or 1=1; drop table member; --",
    '\u0000',
    '\ud800',
    SCRIPT,
    '../../../../etc/passwd',
    'x'.repeat(5000),
    '%',
    newId(),
    ...(operation.method === 'GET' ? [] : [null, true, -1, 1e308, [], {}, ['x'], { $gt: '' }]),
  ]
  // Of a member of its own each: some of the operations sign out.
  for (const value of strange) {
    const { token } = await (operation.access === 'reviewer' ? world.reviewer() : world.member())
    const answer = await send(world, operation, () => value, token)

    if (answer.status >= 400) await expectRefusal(answer, [400, 401, 404, 409, 410, 415, 422, 431, 503])
    else expect(answer.status).toBeLessThan(300)
  }
  expect(await world.db.selectFrom('member').select('id').limit(1).execute()).toHaveLength(1)
})
