import { expect, test } from 'vitest'
import type { Right } from '#contract/claim-facts.ts'
import type { ProvenAs } from '#contract/marks.ts'
import { may, rightsOf } from './rights.ts'

const whoMay = (right: Right) =>
  (['doctor', 'dentist', 'ayush', 'nurse', 'pharmacist', 'allied', 'institution', 'researcher', 'student'] as const).filter((fact) =>
    may(right, [fact]),
  )

test('each right follows the fact that it needs, and nothing else that was proven', () => {
  expect(whoMay('locum')).toEqual(['doctor', 'dentist'])
  expect(whoMay('registered_mark')).toEqual(['doctor', 'dentist', 'ayush', 'nurse', 'pharmacist', 'allied'])
  for (const right of ['hold_events', 'close_requests', 'mark'] as const) expect(whoMay(right)).toHaveLength(9)
})

test('whoever has proven nothing reads, writes and meets others', () => {
  const nothing: ProvenAs[] = []
  expect(rightsOf(nothing).flatMap(({ right, allowed }) => (allowed ? right : []))).toEqual(['read', 'write', 'meet'])
  expect(rightsOf(nothing).find(({ right }) => right === 'locum')).toEqual({ right: 'locum', allowed: false, needs: 'doctor' })
  expect(rightsOf(['doctor']).every(({ allowed, needs }) => allowed && needs === null)).toBe(true)
})
