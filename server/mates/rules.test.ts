import { expect, test } from 'vitest'
import { type Common, colleaguesAmong, mayAskAgain, move, sharedFacts, sharedPlace } from './rules.ts'

const nothing: Common = {
  mutualMates: 0,
  sameHospital: false,
  sameCollege: false,
  sameYear: false,
  collegeYear: null,
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

test('asking again changes nothing, whether it waits or was answered', () => {
  expect(move('pending', 'request')).toBe('pending')
  expect(move('connected', 'request')).toBe('connected')
})

test('a suggestion names at most three facts, the strongest first', () => {
  const known = { ...nothing, mutualMates: 3, sameHospital: true, sameSpecialty: true, sameCity: true }
  expect(sharedFacts(known)).toEqual([{ as: 'mates', count: 3 }, { as: 'hospital' }, { as: 'specialty' }])
  expect(sharedFacts(nothing)).toEqual([])
})

test('a college counts more with the year, and interests are named', () => {
  expect(sharedFacts({ ...nothing, sameCollege: true, sameSpecialty: true })).toEqual([{ as: 'college', year: null }, { as: 'specialty' }])
  expect(sharedFacts({ ...nothing, sameCollege: true, collegeYear: 2014 })).toEqual([{ as: 'college', year: 2014 }])
  expect(sharedFacts({ ...nothing, sameCollege: true, sameYear: true, collegeYear: 2014 })).toEqual([{ as: 'class', year: 2014 }])
  const interests = ['Global Health', 'Telemedicine']
  expect(sharedFacts({ ...nothing, sameCity: true, interests })).toEqual([{ as: 'city' }, { as: 'interests', names: interests }])
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

  // In days, which are the same in every zone.
  for (const [asked, left] of [
    ['2026-11-21T10:00:00+05:30', '30 days'],
    ['2026-12-20T09:59:59+05:30', '2 days'],
    ['2026-12-21T09:59:59+05:30', '1 day'],
  ])
    expect(() => mayAskAgain(declined, new Date(asked!))).toThrow(
      expect.objectContaining({ code: 'ASK_LATER', message: `You asked not long ago. You can ask again in ${left}.` }),
    )
  expect(() => mayAskAgain(declined, new Date('2026-12-21T10:00:00+05:30'))).not.toThrow()
  expect(() => mayAskAgain(undefined, declined)).not.toThrow()
})

const stranger = { same_hospital: false, same_college: false, same_year: false }
const [ofHospital, ofCollege] = [
  { ...stranger, same_hospital: true },
  { ...stranger, same_college: true },
]
const ofClass = { ...ofCollege, same_year: true }

test('colleagues are of the class first, then of the college, then of the hospital; nobody else is one', () => {
  expect(colleaguesAmong([ofHospital, stranger, ofCollege, ofClass])).toEqual([ofClass, ofCollege, ofHospital])
})

test('a place is named where all colleagues share it', () => {
  const own = { college: 'A College', hospital: 'A Hospital' }

  expect(sharedPlace([], own)).toBeNull()
  expect(sharedPlace([ofClass], own)).toEqual({ as: 'class', name: 'A College' })
  expect(sharedPlace([ofClass, ofCollege], own)).toEqual({ as: 'college', name: 'A College' })
  expect(sharedPlace([ofHospital], own)).toEqual({ as: 'hospital', name: 'A Hospital' })
  expect(sharedPlace([ofClass, ofHospital], own)).toEqual({ as: 'both', name: '' })
})
