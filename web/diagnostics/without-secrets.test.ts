import { expect, test } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

test('tokens are hidden wherever they stand, everything else is shown as it is', () => {
  const data = { message: 'Login successful!', token: 'abc', user: { id: '1', refresh_token: 'def', list: [{ password: 'x', n: 1 }] } }

  expect(withoutSecrets(data)).toEqual({
    message: 'Login successful!',
    token: '(hidden)',
    user: { id: '1', refresh_token: '(hidden)', list: [{ password: '(hidden)', n: 1 }] },
  })
  for (const plain of [null, 3, 'token', []]) expect(withoutSecrets(plain)).toEqual(plain)
})
