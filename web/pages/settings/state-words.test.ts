import { expect, test } from 'vitest'
import { ACCESSES_SHOWN } from '#contract/limits.ts'
import {
  accessesInWords,
  audienceInWords,
  blockedInWords,
  consentsInWords,
  copiesInWords,
  factorInWords,
  grievancesInWords,
  nomineeInWords,
  noticesInWords,
} from './state-words.ts'

const at = '2026-11-20T00:00:00.000Z'

test('a second factor is told with the recovery codes that are left', () => {
  const passkey = { id: '', name: '', createdAt: at, lastUsedAt: null }

  expect(factorInWords({ app: null, passkeys: [], recoveryCodes: { left: 0, made: 0 } })).toBe('No second proof set up')
  expect(factorInWords({ app: { since: at, lastUsedAt: null }, passkeys: [], recoveryCodes: { left: 1, made: 10 } })).toBe(
    'Authenticator app, 1 recovery code left',
  )
  expect(factorInWords({ app: null, passkeys: [passkey, passkey], recoveryCodes: { left: 0, made: 0 } })).toBe('2 passkeys')
})

test('of copies the one being made comes before one that is ready, and a removed one is none', () => {
  const [making, ready, removed] = [
    { state: 'making', until: null },
    { state: 'ready', until: at },
    { state: 'removed', until: at },
  ] as const

  expect(copiesInWords({ items: [making, ready] })).toBe('A copy is being made')
  expect(copiesInWords({ items: [removed, ready] })).toBe('A copy is ready until 20 Nov 2026')
  expect(copiesInWords({ items: [removed] })).toBe('No copy is ready')
})

test('of grievances the first that waits says its day', () => {
  const outcome = { upheld: true, words: '', at }
  const later = '2026-11-25T00:00:00.000Z'

  expect(grievancesInWords({ items: [] })).toBe('None filed')
  expect(grievancesInWords({ items: [{ outcome, dueAt: at }] })).toBe('All answered')
  expect(
    grievancesInWords({
      items: [
        { outcome: null, dueAt: later },
        { outcome: null, dueAt: at },
      ],
    }),
  ).toBe('Answer due 20 Nov 2026')
})

test('lists say how many, and where they were not read to their end that there are more', () => {
  expect(blockedInWords({ items: [], next: null })).toBe('Nobody')
  expect(blockedInWords({ items: [1], next: null })).toBe('1 member')
  expect(blockedInWords({ items: [1, 2], next: 'more' })).toBe('More than 2 members')
  expect(accessesInWords({ items: [] })).toBe('No entries in the last 90 days')
  expect(accessesInWords({ items: Array.from({ length: ACCESSES_SHOWN }) })).toBe('At least 200 entries in the last 90 days')
})

test('what was taken back, named and chosen is told', () => {
  expect(consentsInWords({ now: [{ given: true }, { given: true }] })).toBe('2 given')
  expect(consentsInWords({ now: [{ given: true }, { given: false }] })).toBe('1 given, 1 taken back')
  expect(nomineeInWords({ nominee: null })).toBe('Nobody named')
  expect(nomineeInWords({ nominee: { name: 'Ravi Rao' } })).toBe('Ravi Rao')
  expect(audienceInWords({ isPublic: false, phone: 'me' })).toBe('Members see you. Phone: only me')
  expect(noticesInWords({ items: [] })).toBe('As we recommend')
})
