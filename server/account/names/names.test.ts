import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { test } from '#tests/support/world.ts'

test.for(['Wardmates Support', 'Doxy AI', 'Asha Rao ✓', 'Asha\u200bRao', 'Аsha Rao'])(
  'nobody signs up as %s, and the words say why',
  async (name, { world }) => {
    const input = { name, email: `${randomUUID()}@example.org`, password: 'turmeric lamp at seven' }

    const refused = world.nobody.call(account.register, input)

    await expect(refused).rejects.toMatchObject({
      code: 'NAME_REFUSED',
      status: 422,
      message: expect.stringMatching(/^Names may not hold .* Edit Profile\.$/),
      issues: [{ path: 'name', message: expect.stringMatching(/^Names may not hold/) }],
    })
    expect((await world.nobody.call(account.register, { ...input, name: 'Dr. Asha राव' })).user.name).toBe('Dr. Asha राव')
  },
)
