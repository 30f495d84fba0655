import { expect, test } from 'vitest'
import { openVault } from '../secrets/vault.ts'
import { HOLDS_S, imageUrl, openAddresses } from './addresses.ts'

const addresses = openAddresses(openVault(Buffer.alloc(32, 7)))
const path = imageUrl('0b5b0c6e-8f0c-4c53-9a3e-1d0a5a3f6e21')
const other = imageUrl('0b5b0c6e-8f0c-4c53-9a3e-1d0a5a3f6e22')
const MADE = Date.UTC(2026, 10, 22, 10, 2, 3)

/** What a request for this address asks with. */
function read(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://wardmates.example')
  return [pathname, Object.fromEntries(searchParams)] as const
}

test('an address holds for more than five and at most ten minutes, whenever it was made', () => {
  for (let second = 0; second < HOLDS_S; second++) {
    const now = MADE + second * 1000
    const [named, signed] = read(addresses.sign(path, now))

    const left = addresses.secondsLeft(named, signed, now)
    expect(left).toBeGreaterThan(HOLDS_S / 2)
    expect(left).toBeLessThanOrEqual(HOLDS_S)
    expect(addresses.secondsLeft(named, signed, now + left * 1000)).toBe(0)
    expect(addresses.secondsLeft(named, signed, now + 24 * 3600_000)).toBe(0)
  }
})

test('whoever asks again soon gets the same address', () => {
  const spans = new Set(Array.from({ length: HOLDS_S }, (_, second) => addresses.sign(path, MADE + second * 1000)))

  expect(spans.size).toBe(3)
})

test('nothing opens but what was signed, to the letter', () => {
  const [, { until, sig }] = read(addresses.sign(path, MADE))
  const [, ofOther] = read(addresses.sign(other, MADE))
  const opens = (signed: object, named = path) => addresses.secondsLeft(named, signed, MADE) > 0

  expect(opens({ until, sig })).toBe(true)
  for (const wrong of [
    {},
    { until },
    { sig },
    { until, sig: '' },
    { until, sig: [sig] },
    { until, sig: `${sig}=` },
    { until, sig: sig!.slice(0, -1) },
    { until, sig: ofOther.sig },
    { until: `${Number(until) + 1}`, sig },
    { until: `0${until}`, sig },
  ])
    expect(opens(wrong), JSON.stringify(wrong)).toBe(false)
  expect(opens({ until, sig }, other)).toBe(false)
})

test('another installation, and one whose key was changed, signs otherwise', () => {
  const elsewhere = openAddresses(openVault(Buffer.alloc(32, 8)))

  expect(elsewhere.secondsLeft(...read(addresses.sign(path, MADE)), MADE)).toBe(0)
})

test('what names no stored file is left as it is', () => {
  for (const text of ['https://lh3.googleusercontent.com/a/x', '', '/files/x.webp', `${path}?until=1`, `see ${path}`])
    expect(addresses.sign(text, MADE)).toBe(text)
})
