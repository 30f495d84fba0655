import { expect, test } from 'vitest'
import { broughtBy } from './reset.ts'

test.for([
  ['', undefined],
  ['#token=abc', undefined],
  ['#access_token=a&refresh_token=b&type=signup', undefined],
  ['#access_token=a&type=recovery', undefined],
  ['#access_token=a&refresh_token=b&type=recovery', { access_token: 'a', refresh_token: 'b' }],
  ['#error=access_denied&error_code=otp_expired&error_description=x', 'dead'],
] as const)('the hash %j brings %j', ([hash, brought]) => {
  expect(broughtBy(hash)).toEqual(brought)
})
