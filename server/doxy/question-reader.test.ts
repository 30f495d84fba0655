import { afterEach, expect, test } from 'vitest'
import type { Sender } from '../platform/fair-worker.ts'
import { QuestionReader } from './question-reader.ts'

const reader = new QuestionReader()
afterEach(() => reader.close())

test('questions are read one after another elsewhere, and more than may wait are refused, members never for strangers', async () => {
  const asking = (n: number, sender: Sender) => reader.read({ query: `Is dengue shock ${n} treated with fluids?` }, sender)
  const many = Array.from({ length: 40 }, (_, n) => asking(n, { stranger: `an address ${n % 4}` }))
  const member = asking(41, { memberId: 'asha' })

  const told = await Promise.allSettled(many)
  const refused = told.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(7)
  for (const one of refused) expect(one).toMatchObject({ reason: { code: 'BUSY', status: 503, headers: { 'retry-after': '10' } } })
  expect(await member).toMatchObject({ query: 'Is dengue shock 41 treated with fluids?' })
  expect(told[0]).toMatchObject({ status: 'fulfilled', value: { query: 'Is dengue shock 0 treated with fluids?', removed: {} } })
})
