import { expect, test } from 'vitest'
import { describeDevice } from './device.ts'

test('a device has a name that its owner recognises', () => {
  expect(
    describeDevice('Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'),
  ).toBe('Chrome on Android')
  expect(
    describeDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'),
  ).toBe('Safari on iOS')
  expect(describeDevice('curl/8.9')).toBe('Unknown device')
})
