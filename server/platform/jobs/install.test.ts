import type pg from 'pg'
import { expect, test } from 'vitest'
import { installJobs } from './install.ts'

test.each([
  [true, 'create schema pgboss authorization ROLE'],
  [false, 'The schema pgboss belongs to another role'],
])('a role without rights is told what to ask for, where the schema is missing: %s', async (missing, words) => {
  const query = async (text: string) => {
    if (text.includes('to_regnamespace')) return { rows: [{ missing }] }
    throw Object.assign(new Error('permission denied'), { code: '42501' })
  }

  await expect(installJobs({ query } as unknown as pg.Pool, [])).rejects.toThrow(words)
})
