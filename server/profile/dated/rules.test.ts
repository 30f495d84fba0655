import { expect, test } from 'vitest'
import { EntryDraft, type ProfileEntry } from '#contract/profile-entry.ts'
import { inOrder, refuseFuture } from './rules.ts'

const NOW = '2026-11'
const draft = { kind: 'position', title: 'Resident', institution: 'KEM', started: '2014', ended: null } as const

const entry = (started: string | null, ended: string | null): ProfileEntry => ({
  ...{ id: `${started} ${ended}`, kind: 'degree', title: 'MD', institution: 'GSMC', location: '', note: '' },
  ...{ started, ended },
})

test('what goes on stands first, then the latest that ended, and what has no dates last', () => {
  const entries = [
    entry(null, null),
    entry('2006', '2012-03'),
    entry('2012', '2015'),
    entry('2016-01', 'present'),
    entry('2019', 'present'),
  ]

  const found = inOrder(entries, NOW).map(({ id }) => id)

  expect(found).toEqual(['2019 present', '2016-01 present', '2012 2015', '2006 2012-03', 'null null'])
})

test('a training whose end is to come goes on, and a single date is an end', () => {
  const entries = [entry('2024', null), entry('2020', '2025'), entry('2023', '2027-06')]

  expect(inOrder(entries, NOW).map(({ id }) => id)).toEqual(['2023 2027-06', '2020 2025', '2024 null'])
})

test('the end that is to come is that of a training', () => {
  expect(() => refuseFuture({ kind: 'training', started: '2025-01', ended: '2027-12' }, NOW)).not.toThrow()
  expect(() => refuseFuture({ kind: 'degree', started: '2020', ended: '2026' }, NOW)).not.toThrow()
  for (const [refused, path] of [
    [{ kind: 'position', started: '2025', ended: '2027' }, 'ended'],
    [{ kind: 'degree', started: '2025', ended: '2026-12' }, 'ended'],
    [{ kind: 'position', started: '2026-12', ended: null }, 'started'],
    [{ kind: 'training', started: '2027', ended: '2028' }, 'started'],
    [{ kind: 'training', started: null, ended: '2028' }, 'started'],
  ] as const) {
    expect(() => refuseFuture(refused, NOW)).toThrow(
      expect.objectContaining({ code: 'BAD_INPUT', issues: [expect.objectContaining({ path })] }),
    )
  }
})

test.each([
  ['an end before the beginning', { started: '2014-06', ended: '2014-05' }, 'ended'],
  ['a position that began nobody knows when', { started: null }, 'started'],
  ['a month that is none', { started: '2014-13' }, 'started'],
  ['a beginning that goes on', { started: 'present' }, 'started'],
  ['an end in words', { ended: 'soon' }, 'ended'],
])('%s is refused at its field', (_, part, path) => {
  const { error } = EntryDraft.safeParse({ ...draft, ...part })

  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
})

test.each([
  { started: '2014-06', ended: '2014' },
  { started: '2014', ended: '2014-03' },
  { started: '2014', ended: 'present' },
  { kind: 'degree', started: null, ended: null },
])('%o may stand', (part) => {
  expect(EntryDraft.safeParse({ ...draft, ...part }).success).toBe(true)
})
