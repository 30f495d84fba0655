import { expect, test } from 'vitest'
import { byNeedOfPostgres, onOnePostgres } from './support/needs-postgres.ts'

test('what runs on one PostgreSQL alone is there, and needs one', () => {
  const { postgres = [] } = Object.fromEntries(byNeedOfPostgres([...onOnePostgres]))

  expect(postgres).toEqual(onOnePostgres)
})
