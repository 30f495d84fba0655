import { expect, test } from 'vitest'
import type { User } from '#contract/account.ts'
import { destinationOf, safePath } from './destination.ts'

const origin = 'https://wardmates.example'
const user = { profileComplete: false } as User

test('a path of this site is where one goes next', () => {
  expect(safePath('/dashboard', origin)).toBe('/dashboard')
  expect(safePath('/mates?q=asha%20rao#top', origin)).toBe('/mates?q=asha%20rao#top')
  expect(safePath('/a/../chat', origin)).toBe('/chat')
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  'https://evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,hello',
  ' /dashboard',
  'dashboard',
  '',
  null,
])('%j leads nowhere', (next) => {
  expect(safePath(next, origin)).toBeNull()
})

test('without a wanted path, a complete profile goes home and any other is completed first', () => {
  expect(destinationOf({ ...user, profileComplete: true }, null)).toBe('/home')
  expect(destinationOf(user, null)).toBe('/profile-setup')
  expect(destinationOf(user, '/dashboard')).toBe('/dashboard')
})
