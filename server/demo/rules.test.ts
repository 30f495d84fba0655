import { expect, test } from 'vitest'
import { emailIn, mayMail, returnAddress, servedAs, withReturn } from './rules.ts'

test.for([
  ['/rest/v1/posts', 'GET', false],
  ['/rest/v1/members', 'GET', false],
  ['/auth/v1/user', 'GET', false],
  ['/auth/v1/token', 'POST', true],
  ['/auth/v1/recover', 'POST', true],
  ['/auth/v1/verify', 'GET', true],
] as const)('%s is served', ([path, method, isCounted]) => {
  expect(servedAs(path, method)).toEqual({ isCounted, isWrite: false })
})

test('a row that is added, changed or removed is a write', () => {
  for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) expect(servedAs('/rest/v1/posts', method)?.isWrite).toBe(true)
  for (const method of ['GET', 'HEAD']) expect(servedAs('/rest/v1/posts', method)?.isWrite).toBe(false)
})

test.for([
  ['https://wardmates.example/reset-password', 'https://wardmates.example/reset-password'],
  ['https://wardmates.example/supabase-auth/callback?a=1#b', 'https://wardmates.example/supabase-auth/callback'],
  ['https://wardmates.example/dashboard', undefined],
  ['https://wardmates.example.evil.example/reset-password', undefined],
  ['http://wardmates.example/reset-password', undefined],
  ['//evil.example/reset-password', undefined],
  ['', undefined],
] as const)('who wants to come back to %j comes back to %s', ([to, back]) => {
  const asked = `https://wardmates.example/auth/v1/recover?redirect_to=${encodeURIComponent(to)}`
  expect(returnAddress(asked, 'https://wardmates.example')).toBe(back)
})

test('the link of an email leads back there, and stays what it was where nobody asked', () => {
  const text = 'Follow https://w.example/auth/v1/verify?token=1&type=recovery&redirect_to=https%3A%2F%2Fw.example\nBye'
  expect(withReturn(text, undefined)).toBe(text)
  expect(withReturn(text, 'https://w.example/reset-password')).toBe(
    'Follow https://w.example/auth/v1/verify?token=1&type=recovery&redirect_to=https%3A%2F%2Fw.example%2Freset-password\nBye',
  )
})

test('who reads about themselves makes no try, who changes their address or password does', () => {
  expect(servedAs('/auth/v1/user', 'GET')).toMatchObject({ isCounted: false })
  expect(servedAs('/auth/v1/user', 'PUT')).toMatchObject({ isCounted: true })
})

test('whatever names an address to write to may send an email, a change of one’s own address too', () => {
  for (const name of ['signup', 'recover', 'resend', 'otp']) expect([name, mayMail(`/auth/v1/${name}`, 'POST')]).toEqual([name, true])
  expect(mayMail('/auth/v1/user', 'PUT')).toBe(true)
  for (const path of ['/auth/v1/user', '/auth/v1/token', '/auth/v1/constructor', '/rest/v1/signup'])
    expect([path, mayMail(path, 'GET')]).toEqual([path, false])
})

test('a session that is renewed is no try', () => {
  expect(servedAs('/auth/v1/token', 'POST', 'refresh_token')).toMatchObject({ isCounted: false })
  expect(servedAs('/auth/v1/token', 'POST', 'password')).toMatchObject({ isCounted: true })
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
