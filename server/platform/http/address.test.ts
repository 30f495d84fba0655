import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressReader, limitAddress, networksOf } from './address.ts'

test('all addresses of one IPv6 network count as one', () => {
  expect(limitAddress('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64')
  expect(limitAddress('2001:0db8:0001:0002:ffff:ffff:ffff:ffff')).toBe('2001:db8:1:2::/64')
  expect(limitAddress('::1')).toBe('0:0:0:0::/64')
  expect(limitAddress('1::4:5:6:7:8')).toBe('1:0:0:4::/64')
  expect(limitAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

test('an IPv4 address counts as itself, also in its IPv6 clothes', () => {
  expect(limitAddress('203.0.113.7')).toBe('203.0.113.7')
  expect(limitAddress('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(limitAddress('::FFFF:198.51.100.17')).toBe('198.51.100.17')
  expect(limitAddress('1::ffff:203.0.113.7')).toBe('1:0:0:0::/64')
})

test('an address lies in the network of a site, and that in the one of a provider', () => {
  const of = (ip: string) => networksOf(limitAddress(ip))

  expect(of('2001:db8:1:2:aaaa::1')).toEqual({ site: '2001:db8:1::/48', provider: '2001:db8::/32' })
  expect(of('2001:db8:1:ffff::7')).toEqual(of('2001:db8:1:2::1'))
  expect(of('2001:db8:2::1').provider).toBe(of('2001:db8:1::1').provider)
  expect(of('::1')).toEqual({ site: '0:0:0::/48', provider: '0:0::/32' })
  expect(of('203.0.113.7')).toEqual({ site: '203.0.113.0/24', provider: '203.0.0.0/16' })
  expect(of('::ffff:203.0.113.9')).toEqual(of('203.0.113.7'))
  expect(networksOf('')).toEqual({ site: '', provider: '' })
})

test('what is no address counts as itself', () => {
  expect(limitAddress('::ffff:203.0.113.7:80')).toBe('::ffff:203.0.113.7:80')
})

test('a request counts for whom a trusted proxy says, and what is said before that counts for nothing', () => {
  const said = { 'x-forwarded-for': '192.0.2.44, 203.0.113.7, 10.0.0.9' }
  const from = (remoteAddress: string | undefined, headers = {}) => ({ socket: { remoteAddress }, headers }) as IncomingMessage
  const [behind, alone] = [addressReader(['127.0.0.1', '10.0.0.0/8']), addressReader([])]

  expect(behind(from('127.0.0.1', said))).toBe('203.0.113.7')
  expect(behind(from('::ffff:127.0.0.1', said))).toBe('203.0.113.7')
  expect(behind(from('198.51.100.9', said))).toBe('198.51.100.9')
  expect(behind(from('127.0.0.1'))).toBe('127.0.0.1')
  expect(alone(from('127.0.0.1', said))).toBe('127.0.0.1')
  expect(behind(from(undefined, said))).toBe('')
})
