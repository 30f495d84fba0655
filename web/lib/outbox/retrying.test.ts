import { expect, test } from 'vitest'
import { Refused } from '../api/refused.ts'
import { isFinal } from './retrying.ts'

const refusalOf = (status: number) => new Refused({ code: 'BAD_INPUT', status, message: 'No.', requestId: 'test' })

test.each([408, 425, 429, 500, 502, 503, 504, 507])('status %i is tried again', (status) => {
  expect(isFinal(refusalOf(status))).toBe(false)
})

test.each([400, 403, 404, 409, 413, 422])('status %i is final', (status) => {
  expect(isFinal(refusalOf(status))).toBe(true)
})

test('what came without the words of the server is no answer', () => {
  expect(isFinal(new TypeError('Failed to fetch'))).toBe(false)
})
