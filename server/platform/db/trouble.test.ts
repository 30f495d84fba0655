import { expect, test } from 'vitest'
import { PoolExhausted } from './pool.ts'
import { RecentTrouble, troubleOf } from './trouble.ts'

const coded = (code: string, more = {}) => Object.assign(new Error('told'), { code, ...more })

test.each([
  [coded('ECONNREFUSED'), 'UNAVAILABLE'],
  [coded('ENOENT', { syscall: 'connect' }), 'UNAVAILABLE'],
  [coded('57P01'), 'UNAVAILABLE'],
  [coded('08006'), 'UNAVAILABLE'],
  [new Error('Connection terminated unexpectedly'), 'UNAVAILABLE'],
  [new Error('Client has encountered a connection error and is not queryable'), 'UNAVAILABLE'],
  [new Error('timeout exceeded when trying to connect'), 'UNAVAILABLE'],
  [new Error('Query read timeout'), 'UNAVAILABLE'],
  [new PoolExhausted(), 'BUSY'],
  [coded('55P03'), 'BUSY'],
  [coded('57014'), 'BUSY'],
  [coded('53100'), 'STORAGE_FULL'],
  [coded('ENOSPC'), 'STORAGE_FULL'],
])('%s is %s', (error, trouble) => {
  expect(troubleOf(error)).toBe(trouble)
})

test('a statement that is wrong, a file that is missing and a fault of ours are no trouble of the database', () => {
  const faults = [coded('23505'), coded('42601'), coded('ENOENT', { syscall: 'open' }), new Error('a fault'), 'thrown', undefined]

  expect(faults.map(troubleOf)).toEqual(faults.map(() => undefined))
})

test('trouble is remembered by its kind, and for a while', () => {
  const recent = new RecentTrouble()

  recent.note(coded('53100'))
  recent.note(new Error('a fault'))

  expect([recent.has('STORAGE_FULL', 60), recent.has('STORAGE_FULL', 0), recent.has('BUSY', 60)]).toEqual([true, false, false])
})
