import { expect, test } from 'vitest'
import { emailIn, servedAs } from './rules.ts'

test.for([
  ['/rest/v1/posts', 'GET', false],
  ['/rest/v1/members', 'GET', false],
  ['/auth/v1/user', 'GET', false],
  ['/auth/v1/token', 'POST', true],
  ['/auth/v1/recover', 'POST', true],
  ['/auth/v1/verify', 'GET', true],
] as const)('%s is served', ([path, method, isCounted]) => {
  expect(servedAs(path, method)).toEqual({ isCounted })
})

test('a session that is renewed is no try', () => {
  expect(servedAs('/auth/v1/token', 'POST', 'refresh_token')).toEqual({ isCounted: false })
  expect(servedAs('/auth/v1/token', 'POST', 'password')).toEqual({ isCounted: true })
})

test.for([
  '/rest/v1/',
  '/rest/v1/users',
  '/rest/v1/rpc/pg_notify',
  '/rest/v1/posts/1',
  '/rest/v1/schema_migrations',
  '/rest/v1/constructor',
  '/auth/v1/admin/users',
  '/auth/v1/toString',
  '/auth/v1//user',
  '/auth/v2/user',
  '/auth/v1/..%2f_system',
  '/_system/info',
  '/storage/v1/object',
])('%s has no address', (path) => {
  expect(servedAs(path, 'GET')).toBeUndefined()
})

test('the address that a try is about is found however it is written', () => {
  expect(emailIn(Buffer.from('{"email":" Asha@Example.org "}'))).toBe('asha@example.org')
  for (const body of ['', '[]', 'null', '{"email":3}', 'email=x']) expect([body, emailIn(Buffer.from(body))]).toEqual([body, undefined])
  expect(emailIn(undefined)).toBeUndefined()
})
