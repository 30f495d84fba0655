import { expect, test } from 'vitest'
import { move, reasonFor } from './rules.ts'

const nothing = { mutualMates: 0, sameHospital: false, sameSpecialty: false, sameCity: false }

test('a request waits for its answer', () => {
  expect(move('suggested', 'request')).toBe('pending')
})

test('two members who ask each other become mates', () => {
  expect(move('request_received', 'request')).toBe('connected')
})

test('asking twice is refused, and so is asking a mate', () => {
  expect(() => move('pending', 'request')).toThrow(expect.objectContaining({ code: 'REQUEST_WAITING' }))
  expect(() => move('connected', 'request')).toThrow(expect.objectContaining({ code: 'ALREADY_MATES' }))
})

test('a suggestion names at most three facts, the strongest first', () => {
  expect(reasonFor({ ...nothing, mutualMates: 12, sameHospital: true })).toBe('12 mutual mates · same hospital')
  expect(reasonFor({ ...nothing, mutualMates: 1 })).toBe('1 mutual mate')
  expect(reasonFor({ mutualMates: 3, sameHospital: true, sameSpecialty: true, sameCity: true })).toBe(
    '3 mutual mates · same hospital · same specialty',
  )
  expect(reasonFor(nothing)).toBeNull()
})
