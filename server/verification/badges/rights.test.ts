import { expect, test } from 'vitest'
import { may, rightsOf } from './rights.ts'

test('jobs are posted by verified institutions only; posts by everybody', () => {
  expect(may('post_jobs', { kind: 'institution', verified: true })).toBe(true)
  expect(may('post_jobs', { kind: 'institution', verified: false })).toBe(false)
  expect(may('post_jobs', { kind: 'doctor', verified: true })).toBe(false)
  expect(may('write', { kind: null, verified: false })).toBe(true)
  expect(rightsOf({ kind: 'doctor', verified: false }).find(({ right }) => right === 'verified_badge')).toMatchObject({ allowed: false })
})
