import { expect, test } from 'vitest'
import { faultsOf, inputOf, valuesOf } from './entry-values.ts'

const whole = { ...valuesOf(), title: 'ECG hour', hours: '1.5', on: '2026-01-05' }

test('an entry is accredited only with a body and its number', () => {
  expect(Object.keys(faultsOf({ ...whole, isAccredited: true, by: 'State council' }))).toEqual(['accreditationNumber'])
  expect(inputOf({ ...whole, by: 'State council', accreditationNumber: '7' }).standing).toEqual({ kind: 'self_recorded' })
})

test('hours are quarters, and none is no entry', () => {
  expect(['', '0', '0.3', '101'].map((hours) => 'hours' in faultsOf({ ...whole, hours }))).toEqual([true, true, true, true])
  expect(faultsOf(whole)).toEqual({})
})

test('a day that has not come is refused before it is sent', () => {
  expect(faultsOf({ ...whole, on: '2199-01-01' })).toEqual({ on: 'Use a day that has come.' })
})
