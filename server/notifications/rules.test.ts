import { expect, test } from 'vitest'
import { namesOf, noticeWords, recommended, rhythmsOf } from '#contract/notice-words.ts'
import { NoticeKind } from '#contract/notifications.ts'
import { dueRhythms, groupWindow, mayMail, mayMute, suppressedSince } from './rules.ts'

const noon = new Date('2026-03-02T12:00:00+05:30')

test('likes and comments are grouped in one entry while nobody has looked at it, for a week at most', () => {
  for (const kind of ['post_liked', 'post_commented', 'comment_replied', 'comment_followed', 'comment_mentioned'] as const)
    expect(groupWindow(kind, noon)).toEqual({ since: new Date('2026-02-23T12:00:00+05:30'), unread: true })
})

test("views of a profile are grouped for a day of India's calendar, looked at or not", () => {
  expect(groupWindow('profile_viewed', noon)).toEqual({ since: new Date('2026-03-02T00:00:00+05:30'), unread: false })
})

test('a request and a word of the house stand alone', () => {
  for (const kind of ['mate_request', 'verification_approved', 'security_new_device'] as const)
    expect(groupWindow(kind, noon)).toBeUndefined()
})

test('those who commented before are notified of later comments once an hour', () => {
  expect(suppressedSince('comment_followed', noon)).toEqual(new Date('2026-03-02T11:00:00+05:30'))
  for (const kind of ['post_commented', 'comment_replied', 'comment_mentioned'] as const)
    expect(suppressedSince(kind, noon)).toBeUndefined()
})

test('the holder of a contested number, and who owns a contested page, hears of it once a day', () => {
  for (const kind of ['verification_dispute', 'institution_contested'] as const)
    expect(suppressedSince(kind, noon)).toEqual(new Date('2026-03-01T12:00:00+05:30'))
})

test('names are said as one would say them', () => {
  const [asha, ravi] = [{ name: 'Asha Rao' }, { name: 'Ravi Menon' }]

  expect(namesOf([], 0)).toEqual([])
  expect(namesOf([asha], 0)).toEqual(['Asha Rao'])
  expect(namesOf([asha, ravi], 0)).toEqual(['Asha Rao', 'Ravi Menon'])
  expect(namesOf([asha, ravi], 2)).toEqual(['Asha Rao', '3 others'])
  expect(namesOf([asha, ravi], 98, true)).toEqual(['Asha Rao', 'at least 99 others'])
})

test('nobody is notified of views unasked, and by mail of nothing but what may not wait', () => {
  expect(recommended('profile_viewed')).toEqual({ kind: 'profile_viewed', inApp: false, mail: 'off' })
  expect(recommended('post_liked')).toEqual({ kind: 'post_liked', inApp: true, mail: 'off' })
  const atOnce = NoticeKind.options.filter((kind) => recommended(kind).mail === 'at_once')
  const rulings = ['report_upheld', 'report_hid', 'report_cleared', 'appeal_decided']
  const marks = ['institution_mark_ended', 'institution_mark_ending', 'institution_mark_over']
  const pages = ['institution_claim_decided', 'institution_contested', 'institution_role', ...marks]
  const others = NoticeKind.options.filter((kind) => /^(security|verification|grievance)_/.test(kind))
  expect(atOnce.toSorted()).toEqual([...others, ...rulings, ...pages].sort())
})

test('mail about security, decisions, grievances and questions cannot be ended, other mail comes in its own rhythms', () => {
  const fixed = NoticeKind.options.filter((kind) => rhythmsOf(kind).length === 1)
  const switchable = ['verification_expiring', 'verification_expired']
  const others = NoticeKind.options.filter((kind) => /^(security|verification|grievance)_/.test(kind) && !switchable.includes(kind))
  expect(fixed.toSorted()).toEqual(others.toSorted())
  for (const kind of fixed)
    for (const mail of ['off', 'daily'] as const) expect(() => mayMail(['post_liked', kind], mail)).toThrow('cannot be switched off')
  expect(() => mayMail(['verification_expiring', 'verification_expired'], 'off')).not.toThrow()
  expect(() => mayMail(['verification_expiring'], 'daily')).toThrow('rhythm')
  expect(() => mayMail(['post_liked'], 'at_once')).toThrow('rhythm')
  expect(() => mayMail(['weekly_summary'], 'daily')).toThrow('rhythm')
})

test('what concerns security, verification, rulings, grievances and the pages one runs cannot be muted, also among others', () => {
  const fixed = NoticeKind.options.filter((kind) => noticeWords[kind].alwaysOn)

  const rulings = ['report_hid', 'report_cleared', 'report_upheld', 'appeal_decided']
  const marks = ['institution_mark_ended', 'institution_mark_ending', 'institution_mark_over']
  const pages = ['institution_claim_decided', 'institution_contested', 'institution_role', ...marks]
  const others = NoticeKind.options.filter((kind) => /^(security|verification|evidence|grievance)_/.test(kind))
  expect(fixed.toSorted()).toEqual([...others, ...rulings, ...pages].sort())
  for (const kind of fixed) expect(() => mayMute(['post_liked', kind])).toThrow('cannot be switched off')
  expect(() => mayMute(['post_liked', 'mate_request'])).not.toThrow()
})

test('emails go out in the morning of India, weekly ones on Mondays', () => {
  const at = (time: string) => dueRhythms(new Date(`${time}:00+05:30`))

  expect([at('2026-03-02T06:59'), at('2026-03-02T11:00'), at('2026-03-02T23:30')]).toEqual([[], [], []])
  expect(at('2026-03-02T07:00')).toEqual(['daily', 'weekly'])
  expect(at('2026-03-03T10:59')).toEqual(['daily'])
  expect(at('2026-03-01T08:00')).toEqual(['daily'])
})
