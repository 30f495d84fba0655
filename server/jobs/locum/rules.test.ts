import { expect, test } from 'vitest'
import { collide, collisionWords, refuseSilence, refuseTime, timesOf } from './rules.ts'

const of = timesOf

test('bands are hours of India, and the night ends on the day after', () => {
  expect(of('2026-11-29', 'day')).toEqual({ startsAt: new Date('2026-11-29T02:30:00Z'), endsAt: new Date('2026-11-29T08:30:00Z') })
  expect(of('2026-11-29', 'night')).toEqual({ startsAt: new Date('2026-11-29T14:30:00Z'), endsAt: new Date('2026-11-30T02:30:00Z') })
})

test('shifts that overlap, touch or leave less than eight hours of rest collide, whichever comes first', () => {
  const night = of('2026-11-29', 'night')

  for (const near of [night, of('2026-11-29', 'evening'), of('2026-11-29', 'day'), of('2026-11-30', 'day'), of('2026-11-30', 'evening')]) {
    expect(collide(night, near)).toBe(true)
    expect(collide(near, night)).toBe(true)
  }
  for (const far of [of('2026-11-28', 'evening'), of('2026-11-28', 'night'), of('2026-11-30', 'night')])
    expect(collide(night, far)).toBe(false)
  expect(collide(of('2026-11-29', 'evening'), of('2026-11-30', 'day'))).toBe(false)
})

test('eight hours of rest are enough, a minute less is not', () => {
  const held = { startsAt: new Date('2026-11-29T00:00:00Z'), endsAt: new Date('2026-11-29T06:00:00Z') }
  const from = (startsAt: string) => ({ startsAt: new Date(startsAt), endsAt: new Date('2026-11-29T20:00:00Z') })

  expect(collide(held, from('2026-11-29T14:00:00Z'))).toBe(false)
  expect(collide(held, from('2026-11-29T13:59:00Z'))).toBe(true)
})

test('the words name the shift that leaves no room', () => {
  const held = { ...of('2026-11-29', 'night'), institution: 'Palar Heart Institute' }

  expect(collisionWords(of('2026-11-29', 'night'), held)).toBe(
    'It is at the same time as your shift at Palar Heart Institute, Sun, 29 Nov, 20:00–08:00.',
  )
  expect(collisionWords(of('2026-11-29', 'evening'), held)).toBe(
    'It is too close before your shift at Palar Heart Institute, Sun, 29 Nov, 20:00–08:00. Between two shifts there are 8 hours of rest.',
  )
  expect(collisionWords(of('2026-11-30', 'day'), held)).toContain('too close after your shift')
})

test('nobody is free in the past, or further ahead than the desk goes', () => {
  const now = new Date('2026-11-24T10:00:00Z')

  expect(() => refuseTime('2026-11-24', 'evening', now)).toThrow('over')
  expect(() => refuseTime('2026-11-24', 'night', now)).not.toThrow()
  expect(() => refuseTime('2027-11-24', 'night', now)).toThrow('far ahead')
})

test('within a day before a shift whoever cancels says why', () => {
  const { startsAt } = of('2026-11-25', 'day')

  expect(() => refuseSilence({ startsAt }, '', new Date('2026-11-24T02:00:00Z'))).not.toThrow()
  expect(() => refuseSilence({ startsAt }, '', new Date('2026-11-24T03:00:00Z'))).toThrow()
  expect(() => refuseSilence({ startsAt }, 'Dengue', new Date('2026-11-24T03:00:00Z'))).not.toThrow()
})
