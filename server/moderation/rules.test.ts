import { expect, test } from 'vitest'
import { ACKNOWLEDGE_HOURS, APPEAL_DAYS, DECIDE_DAYS, PATIENT_HOURS, PRIVACY_REJECTED, reportReasons } from '#contract/report-reasons.ts'
import { appealDueAt, hidesAtOnce, mayDecide, refuseDecision, refuseLate, refuseOwn, refuseTooMany, reportDueAt } from './rules.ts'

const now = new Date('2026-11-22T10:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3600_000)

test('a day’s last place is free again 24 hours after it was taken', () => {
  expect(() => refuseTooMany(undefined, now)).not.toThrow()
  expect(() => refuseTooMany(ago(24), now)).not.toThrow()
  expect(() => refuseTooMany(ago(23), now)).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': '3600' } }),
  )
})

test('nobody reports themselves', () => {
  expect(() => refuseOwn('asha', 'asha')).toThrow(expect.objectContaining({ code: 'OWN_REPORT' }))
  expect(() => refuseOwn('asha', 'ravi')).not.toThrow()
})

test('a decision can be appealed up to its last day, and one that is not there never', () => {
  expect(() => refuseLate({ decided_at: ago(24 * APPEAL_DAYS) }, now)).not.toThrow()
  expect(() => refuseLate({ decided_at: ago(24 * APPEAL_DAYS + 1) }, now)).toThrow(expect.objectContaining({ code: 'APPEAL_CLOSED' }))
  expect(() => refuseLate({ decided_at: null }, now)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
  expect(() => refuseLate(undefined, now)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
})

test('a report has seven days, one about a patient four hours, and no time is longer than the law’s', () => {
  const hours = (due: Date) => (due.getTime() - now.getTime()) / 3600_000

  expect(hours(reportDueAt('patient_privacy', now))).toBe(PATIENT_HOURS)
  for (const { id } of reportReasons.filter(({ id }) => id !== 'patient_privacy'))
    expect(hours(reportDueAt(id, now))).toBe(24 * DECIDE_DAYS)
  expect(hours(appealDueAt(now))).toBe(24 * DECIDE_DAYS)
  expect([PATIENT_HOURS, ACKNOWLEDGE_HOURS, DECIDE_DAYS]).toEqual([4, 24, 7])
})

test('one report about a patient hides what members write, from whoever is proven and was not wrong too often lately', () => {
  const about = { kind: 'post', reason: 'patient_privacy' } as const
  const sender = { verified: true, rejected: [] }
  const wrong = (hours: number) => Array.from({ length: PRIVACY_REJECTED.most }, () => ago(hours))

  for (const kind of ['post', 'comment', 'paper', 'paper_comment'] as const) expect(hidesAtOnce({ ...about, kind }, sender, now)).toBe(true)
  for (const kind of ['profile', 'message', 'posting'] as const) expect(hidesAtOnce({ ...about, kind }, sender, now)).toBe(false)
  expect(hidesAtOnce({ ...about, reason: 'spam' }, sender, now)).toBe(false)
  expect(hidesAtOnce(about, { ...sender, verified: false }, now)).toBe(false)
  expect(hidesAtOnce(about, { ...sender, rejected: wrong(1) }, now)).toBe(false)
  expect(hidesAtOnce(about, { ...sender, rejected: wrong(1).slice(1) }, now)).toBe(true)
  expect(hidesAtOnce(about, { ...sender, rejected: wrong(PRIVACY_REJECTED.days * 24 + 1) }, now)).toBe(true)
})

test('a case is decided once, by nobody whom it concerns and nobody who has blocked one of those', () => {
  const nobody = new Set<string>()
  const open = { decided_at: null, concerned: ['asha', 'ravi'] }

  expect(mayDecide(open.concerned, 'asha', nobody)).toBe(false)
  expect(() => refuseDecision(open, 'ravi', nobody)).toThrow(expect.objectContaining({ code: 'NOT_YOUR_CASE' }))
  expect(() => refuseDecision(open, 'farah', new Set(['ravi']))).toThrow(expect.objectContaining({ code: 'NOT_YOUR_CASE' }))
  expect(() => refuseDecision(open, 'farah', nobody)).not.toThrow()
  expect(() => refuseDecision({ ...open, decided_at: now }, 'farah', nobody)).toThrow(expect.objectContaining({ code: 'CASE_DECIDED' }))
  expect(() => refuseDecision(undefined, 'farah', nobody)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
})
