import { expect, test } from 'vitest'
import { readPoll } from './draft.ts'

test('options that were left empty are no part of a poll', () => {
  expect(readPoll({ options: [' Yes ', '', 'No'], days: 3 })).toEqual({ options: ['Yes', 'No'], days: 3 })
})

test.for([{ options: ['', ''] }, { options: ['Yes', ' '] }, { options: ['Yes', 'No', 'yes '] }])(
  '$options cannot be asked',
  ({ options }) => {
    expect(readPoll({ options, days: 3 })).toBeUndefined()
  },
)
