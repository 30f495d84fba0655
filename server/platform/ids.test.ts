import { expect, test } from 'vitest'
import { Id } from '#contract/page.ts'
import { firstIdAt, newId } from './ids.ts'

test('identifiers made in one millisecond keep their order', () => {
  const ids = Array.from({ length: 1000 }, () => newId(1_800_000_000_000))

  expect(ids).toEqual([...ids].sort())
  expect(new Set(ids).size).toBe(1000)
  expect(Id.safeParse(ids[0]).success).toBe(true)
})

test('the first identifier of a moment comes before all made at it and after all made earlier', () => {
  const at = new Date(1_800_000_000_000)

  expect(firstIdAt(at) <= newId(at.getTime())).toBe(true)
  expect(newId(at.getTime() - 1) < firstIdAt(at)).toBe(true)
  expect(Id.safeParse(firstIdAt(at)).success).toBe(true)
})
