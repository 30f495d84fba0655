import { expect, test } from 'vitest'
import { upheldTable, withheldTable } from '#server/report-table.ts'
import { consequences } from '#web/moderation/consequences.ts'

test('whoever decides on a report is told of every kind what the decision does besides, and of no kind what it does not', () => {
  expect(Object.keys(consequences).sort()).toEqual([...Object.keys(upheldTable), ...Object.keys(withheldTable)].sort())
})
