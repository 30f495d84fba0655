import { expect, test } from 'vitest'
import { limitAddress } from './address.ts'

test('all addresses of one IPv6 network count as one', () => {
  expect(limitAddress('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64')
  expect(limitAddress('2001:0db8:0001:0002:ffff:ffff:ffff:ffff')).toBe('2001:db8:1:2::/64')
  expect(limitAddress('::1')).toBe('0:0:0:0::/64')
  expect(limitAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

test('an IPv4 address counts as itself, also in its IPv6 clothes', () => {
  expect(limitAddress('203.0.113.7')).toBe('203.0.113.7')
  expect(limitAddress('::ffff:203.0.113.7')).toBe('203.0.113.7')
})
