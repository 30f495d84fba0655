import { expect, test } from 'vitest'
import type { ProfileEntry } from '#contract/profile-entry.ts'
import { datesWords } from './dates.ts'
import { emptyEntry, entryFaults, entryFormOf, entryOf } from './entry-form.ts'

const words = { kind: 'degree', title: 'MD', institution: 'GSMC', location: '', note: 'Gold medal' } as const

test.each([
  ['2012-06', '2015-05', 'Jun 2012 to May 2015'],
  ['2019', 'present', '2019 to present'],
  [null, '2014', '2014'],
  ['2014-01', null, 'From Jan 2014'],
  [null, 'present', 'present'],
  [null, null, ''],
])('from %s to %s reads "%s", and a form gives the same entry back', (started, ended, read) => {
  const entry: ProfileEntry = { id: 'one', ...words, started, ended }

  expect(datesWords(entry)).toBe(read)
  expect(entryOf(entryFormOf(entry))).toEqual({ ...words, started, ended })
})

test('a position needs its beginning, a degree does not, and a month needs its year', () => {
  const named = { title: 'Resident', institution: 'KEM' }

  expect(entryFaults({ ...emptyEntry('position'), ...named })).toEqual({ started: 'Enter when this began.' })
  expect(entryFaults({ ...emptyEntry('degree'), ...named })).toEqual({})
  expect(entryFaults({ ...emptyEntry('degree'), ...named, endedMonth: '05' })).toEqual({ ended: 'Enter the year too.' })
  expect(entryFaults({ ...emptyEntry('degree'), ...named, endedYear: '14', isPresent: true })).toEqual({})
  expect(Object.keys(entryFaults({ ...emptyEntry('training'), startedYear: '14' }))).toEqual(['title', 'institution', 'started'])
})
