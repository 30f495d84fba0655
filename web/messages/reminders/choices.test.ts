import { expect, test } from 'vitest'
import { chosenAt, fieldValue, remindChoices } from './choices.ts'

const offered = (at: Date) => remindChoices(at).map((choice) => [choice.label, fieldValue(choice.at)])

test('what is offered lies ahead, by the clock of the reader, and each time once', () => {
  // A Wednesday morning.
  expect(offered(new Date(2026, 10, 25, 9, 30))).toEqual([
    ['In an hour', '2026-11-25T10:30'],
    ['This evening, 18:00', '2026-11-25T18:00'],
    ['Tomorrow, 08:00', '2026-11-26T08:00'],
    ['On Monday, 08:00', '2026-11-30T08:00'],
  ])
  // Late on a Sunday tomorrow is Monday.
  expect(offered(new Date(2026, 10, 29, 17, 30))).toEqual([
    ['In an hour', '2026-11-29T18:30'],
    ['Tomorrow, 08:00', '2026-11-30T08:00'],
  ])
  // On a Monday it is the next one.
  expect(offered(new Date(2026, 10, 30, 20)).at(-1)).toEqual(['On Monday, 08:00', '2026-12-07T08:00'])
})

test('what a choice says is said by the clock at its press, and what is offered no more is as it was drawn', () => {
  const drawn = remindChoices(new Date(2026, 10, 25, 9, 30))
  const at = (hour: number) => drawn.map((choice) => fieldValue(chosenAt(choice, new Date(2026, 10, 25, hour, 30))))

  expect(at(12)).toEqual(['2026-11-25T13:30', '2026-11-25T18:00', '2026-11-26T08:00', '2026-11-30T08:00'])
  expect(at(17)).toEqual(['2026-11-25T18:30', '2026-11-25T18:00', '2026-11-26T08:00', '2026-11-30T08:00'])
})
