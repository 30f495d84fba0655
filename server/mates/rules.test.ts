import { expect, test } from 'vitest'
import { type Common, mayAskAgain, move, reasonFor } from './rules.ts'

const nothing: Common = {
  mutualMates: 0,
  sameHospital: false,
  sameCollege: false,
  sameYear: false,
  sameSpecialty: false,
  sameCity: false,
  interests: [],
}

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
  expect(reasonFor({ ...nothing, mutualMates: 3, sameHospital: true, sameSpecialty: true, sameCity: true })).toBe(
    '3 mutual mates · same hospital · same specialty',
  )
  expect(reasonFor(nothing)).toBeNull()
})

test('a college counts more with the year, and interests are named when there is one', () => {
  expect(reasonFor({ ...nothing, sameCollege: true, sameSpecialty: true })).toBe('same college · same specialty')
  expect(reasonFor({ ...nothing, sameCollege: true, sameYear: true })).toBe('same college and year')
  expect(reasonFor({ ...nothing, sameCity: true, interests: ['Telemedicine'] })).toBe('same city · shared interest: Telemedicine')
  expect(reasonFor({ ...nothing, interests: ['Global Health', 'Telemedicine'] })).toBe('2 shared interests')
})

test('an answer is given to a request that waits, and giving it twice changes nothing', () => {
  expect(move('request_received', 'accept')).toBe('connected')
  expect(move('connected', 'accept')).toBe('connected')
  expect(move('request_received', 'decline')).toBe('suggested')
  expect(move('suggested', 'decline')).toBe('suggested')
  for (const state of ['suggested', 'pending'] as const)
    expect(() => move(state, 'accept')).toThrow(expect.objectContaining({ code: 'NO_REQUEST' }))
  expect(() => move('pending', 'decline')).toThrow(expect.objectContaining({ code: 'NO_REQUEST' }))
  expect(() => move('connected', 'decline')).toThrow(expect.objectContaining({ code: 'ALREADY_MATES' }))
})

test('only who asked takes a request back, and only mates part', () => {
  expect(move('pending', 'withdraw')).toBe('suggested')
  expect(move('suggested', 'withdraw')).toBe('suggested')
  expect(() => move('request_received', 'withdraw')).toThrow(expect.objectContaining({ code: 'NO_REQUEST' }))
  expect(() => move('connected', 'withdraw')).toThrow(expect.objectContaining({ code: 'ALREADY_MATES' }))
  expect(move('connected', 'remove')).toBe('suggested')
  for (const state of ['suggested', 'pending', 'request_received'] as const) expect(move(state, 'remove')).toBe(state)
})

test('after a no, thirty days pass before the same member may ask again, and the words blame nobody', () => {
  const declined = new Date('2026-11-21T10:00:00+05:30')

  expect(() => mayAskAgain(declined, new Date('2026-12-21T09:59:59+05:30'))).toThrow(
    expect.objectContaining({ code: 'ASK_LATER', message: 'You asked not long ago. You can ask again from 21 December 2026.' }),
  )
  expect(() => mayAskAgain(declined, new Date('2026-12-21T10:00:00+05:30'))).not.toThrow()
  expect(() => mayAskAgain(undefined, declined)).not.toThrow()
})
