import { expect, test } from 'vitest'
import { openReaderAddresses } from './reader-addresses.ts'

const MADE = Date.parse('2026-11-29T06:00:00Z')
const vault = { derive: (purpose: string) => Buffer.from(purpose.padEnd(32)) }
const made = { path: '/api/conversations/a/attachments/b', viewerId: 'asha', sessionId: 'phone' }

test('an address holds for ten minutes, for what it was made for', () => {
  const addresses = openReaderAddresses(vault, 'attachment addresses')
  const { searchParams } = new URL(addresses.make(made, MADE), 'https://wardmates.example')
  const given = { until: searchParams.get('until')!, sig: searchParams.get('sig')! }
  const after = (minutes: number) => MADE + minutes * 60_000

  expect(addresses.holds(made, given, after(0))).toBe(true)
  expect(addresses.holds(made, given, after(10) - 1)).toBe(true)
  expect(addresses.holds(made, given, after(10))).toBe(false)
  expect(openReaderAddresses(vault, 'paper addresses').holds(made, given, after(0))).toBe(false)
})
