import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

test('a city that the hospital names, or that its district is called by, stands once', () => {
  expect(placeOf('Government Medical College, Nagpur', 'Nagpur, Maharashtra')).toBe('Government Medical College, Nagpur, Maharashtra')
  expect(placeOf('', 'Nagpur, nagpur, Maharashtra')).toBe('Nagpur, Maharashtra')
  expect(placeOf('Kaveri Institute', 'Chennai')).toBe('Kaveri Institute, Chennai')
})

test('a name within another one stays', () => {
  expect(placeOf('Nagpur Medical College', 'Nagpur')).toBe('Nagpur Medical College, Nagpur')
})

test('nothing makes nothing', () => {
  expect(placeOf('', '')).toBe('')
})
