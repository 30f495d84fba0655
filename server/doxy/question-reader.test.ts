import { afterEach, expect, test } from 'vitest'
import { QuestionReader } from './question-reader.ts'

const reader = new QuestionReader()
afterEach(() => reader.close())

test('questions are read one after another elsewhere, and more than may wait are refused', async () => {
  const many = Array.from({ length: 40 }, (_, n) => reader.read({ query: `Is dengue shock ${n} treated with fluids?` }))

  const told = await Promise.allSettled(many)
  const refused = told.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(7)
  for (const one of refused) expect(one).toMatchObject({ reason: { code: 'BUSY', status: 503, headers: { 'retry-after': '10' } } })
  expect(told[0]).toMatchObject({ status: 'fulfilled', value: { query: 'Is dengue shock 0 treated with fluids?', removed: {} } })
})
