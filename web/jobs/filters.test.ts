import { expect, test } from 'vitest'
import { boardOf, filtersOf, type JobFilters, withFilters, wordsOfFilters } from './filters.ts'

const filters: JobFilters = { q: 'night shifts', show: 'urgent', city: 'Chennai', salary: '12_to_24', workType: 'locum' }

test('an address says the filters, and they are read from it again', () => {
  expect(filtersOf(new URL(boardOf(filters, 'some-job'), 'https://wardmates.example').searchParams)).toEqual(filters)
  expect(boardOf({})).toBe('/jobs')
})

test('what an address says beside the choices narrows nothing', () => {
  expect(filtersOf(new URLSearchParams('q=+&show=all&salary=plenty&workType=holiday&experience='))).toEqual({})
})

test('a filter is changed and taken away without the others', () => {
  expect(withFilters(filters, { city: undefined, salary: '48_up' })).toEqual({
    ...{ q: 'night shifts', show: 'urgent', salary: '48_up', workType: 'locum' },
  })
})

test('filters read as their labels', () => {
  expect(wordsOfFilters(filters)).toBe('night shifts · Urgent · Chennai · ₹12–24 LPA · Locum')
})
