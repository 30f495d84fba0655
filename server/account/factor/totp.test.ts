import { expect, test } from 'vitest'
import { acceptedStep, asKey, newSecret } from './totp.ts'

/** Of RFC 6238, appendix B: the last six digits. */
const RFC = Buffer.from('12345678901234567890')
const at = (seconds: number) => seconds * 1000

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('at %d s the code is that of the standard', (seconds, code, step) => {
  expect(acceptedStep(RFC, code, -1, at(seconds))).toBe(step)
})

test('a phone may be half a minute off, and no more', () => {
  expect([29, 59, 89, 119, 120].map((seconds) => acceptedStep(RFC, '287082', -1, at(seconds)))).toEqual([1, 1, 1, undefined, undefined])
  expect(acceptedStep(RFC, '287082', -1, at(89))).toBe(1)
  expect(acceptedStep(RFC, '287083', -1, at(59))).toBeUndefined()
})

test('a code counts once, and none that is older than it counts afterwards', () => {
  expect(acceptedStep(RFC, '287082', 0, at(59))).toBe(1)
  expect(acceptedStep(RFC, '287082', 1, at(59))).toBeUndefined()
  expect(acceptedStep(RFC, '287082', 2, at(59))).toBeUndefined()
})

test('a key is typed in base32 and scanned as an address that names the house and the account', () => {
  const { key, address } = asKey(RFC, 'asha@ward.example')

  expect(key).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(address).toMatch(
    /^otpauth:\/\/totp\/Wardmates:asha(@|%40)ward\.example\?issuer=Wardmates&secret=GEZDGNBV\w+&algorithm=SHA1&digits=6&period=30$/,
  )
  expect(newSecret()).toHaveLength(20)
})
