import { expect, test } from 'vitest'
import { isQuiet } from './quiet-hours.ts'

const at = (time: string) => new Date(`2026-11-23T${time}:00Z`)

test('a night goes over midnight, by the clocks of its zone', () => {
  const night = { starts: '22:00', ends: '06:30', timeZone: 'Asia/Kolkata' }

  expect(['16:29', '16:30', '20:00', '00:59', '01:00', '08:00'].map((time) => isQuiet(night, at(time)))).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ])
})

test('a rest in the afternoon does not', () => {
  const rest = { starts: '13:00', ends: '14:00', timeZone: 'UTC' }

  expect(['12:59', '13:00', '13:59', '14:00', '02:00'].map((time) => isQuiet(rest, at(time)))).toEqual([false, true, true, false, false])
})
