import { expect, test } from 'vitest'
import { isFromHere } from './loopback.ts'

const HOST = 'localhost:3000'

test.each([
  { host: HOST },
  { host: 'LOCALHOST' },
  { host: '127.0.0.1:3000' },
  { host: '127.8.0.1' },
  { host: '[::1]:3000' },
  { host: HOST, origin: 'http://localhost:5173' },
])('a request of a page of this machine is from here: %o', (headers) => {
  expect(isFromHere(headers)).toBe(true)
})

test.each([
  {},
  { host: '' },
  { host: 'wardmates.example' },
  { host: 'localhost.example' },
  { host: '127.0.0.1.example:3000' },
  { host: 'localhost@wardmates.example' },
  { host: '192.168.1.7:3000' },
  { host: '0.0.0.0:3000' },
  { host: HOST, origin: 'https://wardmates.example' },
  { host: HOST, origin: 'null' },
  { host: HOST, 'x-forwarded-for': '127.0.0.1' },
  { host: HOST, 'x-forwarded-host': 'wardmates.example' },
  { host: HOST, 'x-forwarded-proto': '' },
  { host: HOST, forwarded: 'for=203.0.113.7' },
  { host: HOST, via: '1.1 caddy' },
  { host: HOST, 'x-real-ip': '203.0.113.7' },
])('a request that was handed on, or is for another name, is not: %o', (headers) => {
  expect(isFromHere(headers)).toBe(false)
})
