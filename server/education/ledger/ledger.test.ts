import { expect } from 'vitest'
import { ledger } from '#contract/ledger.ts'
import type { InputOf } from '#contract/route.ts'
import { newId } from '#server/platform/ids.ts'
import { aPaper } from '#tests/support/papers.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { layCourses } from '../courses/lay.ts'
import { layRules, saveRules } from './council-rules.ts'

type New = InputOf<typeof ledger.add>

const entry = (changes: Partial<New> = {}): New => ({
  clientId: newId(),
  title: 'Heart failure journal club',
  hours: 1.5,
  on: '2025-11-14',
  reflection: 'I now ask about fasting first.',
  standing: { kind: 'self_recorded' },
  source: { kind: 'free' },
  ...changes,
})
const accredited = { kind: 'accredited', by: 'Dakshin State Medical Council', accreditationNumber: 'DSMC/2025/1187' } as const

async function all(member: TestMember) {
  const seen = []
  let cursor: string | undefined
  do {
    const page = await member.call(ledger.list, { cursor })
    seen.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor)
  return seen
}

test('an entry is accredited only with a body and its number, and nobody else sees or changes it', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id, ...kept } = await asha.call(ledger.add, entry({ standing: accredited }))

  expect(kept).toMatchObject({ hours: 1.5, on: '2025-11-14', standing: accredited, source: { kind: 'free' } })
  for (const standing of [
    { kind: 'accredited', by: 'A council', accreditationNumber: '' },
    { kind: 'accredited', by: 'A council' },
  ])
    await expect(asha.call(ledger.add, entry({ standing: standing as never }))).rejects.toMatchObject({ code: 'BAD_INPUT' })
  await expect(world.db.updateTable('ledger_entry').set({ accreditation_number: null }).where('id', '=', id).execute()).rejects.toThrow()
  const { clientId: _, source: __, ...change } = entry({ title: 'Mine now' })
  await expect(ravi.call(ledger.change, { entryId: id, ...change })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ravi.call(ledger.remove, { entryId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await all(ravi)).toEqual([])

  expect(await asha.call(ledger.change, { entryId: id, ...change })).toMatchObject({
    title: 'Mine now',
    standing: { kind: 'self_recorded' },
  })
  await asha.call(ledger.remove, { entryId: id })
  expect(await all(asha)).toEqual([])
})

test('what is sent twice is recorded once', async ({ world }) => {
  const asha = await world.member()
  const sent = entry()

  const [one, two] = await Promise.all([asha.call(ledger.add, sent), asha.call(ledger.add, sent)])

  expect(one.id).toBe(two.id)
  expect(await all(asha)).toHaveLength(1)
})

test('a whole ledger is listed by days, none twice, and a year of it alone', async ({ world }) => {
  const asha = await world.member()
  for (let at = 0; at < 45; at++)
    await asha.call(ledger.add, entry({ on: `2025-${String(1 + (at % 9)).padStart(2, '0')}-05`, hours: 0.25 }))
  await asha.call(ledger.add, entry({ on: '2024-12-31', standing: accredited, hours: 4 }))

  const entries = await all(asha)

  expect(new Set(entries.map(({ id }) => id)).size).toBe(46)
  const days = entries.map(({ on }) => on)
  expect(days).toEqual([...days].sort().reverse())
  expect((await asha.call(ledger.list, { year: 2024 })).items.map(({ on }) => on)).toEqual(['2024-12-31'])
  expect((await asha.call(ledger.summary)).years).toEqual([
    { year: 2025, entries: 45, accredited: 0, selfRecorded: 11.25 },
    { year: 2024, entries: 1, accredited: 4, selfRecorded: 0 },
  ])
})

test.for<[why: string, changes: Partial<New>]>([
  ['a day that has not come', { on: '2999-01-01' }],
  ['a day that no calendar of a database has', { on: '0000-01-01' }],
  ['no time', { hours: 0 }],
  ['minutes', { hours: 0.1 }],
  ['a week without sleep', { hours: 168 }],
])('an entry is refused for %s', async ([, changes], { world }) => {
  const asha = await world.member()

  await expect(asha.call(ledger.add, entry(changes))).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

test('a course counts once it is finished, an answer in one’s own chat, and each of them once', async ({ world }) => {
  await layCourses(world.db)
  const [asha, ravi] = [await world.member(), await world.member()]
  const course = { kind: 'course', courseId: 'dengue' } as const
  await expect(asha.call(ledger.add, entry({ source: course }))).rejects.toMatchObject({ code: 'COURSE_UNFINISHED' })
  await expect(asha.call(ledger.add, entry({ source: { kind: 'course', courseId: 'none' } }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await world.db
    .insertInto('course_progress')
    .values({ member_id: asha.id, course_id: 'dengue', finished_at: new Date(), finished_version: 1 })
    .execute()
  const [chatId, exchangeId] = [newId(), newId()]
  await world.db
    .insertInto('chat')
    .values({ id: chatId, member_id: asha.id, title: Buffer.from('sealed') })
    .execute()
  await world.db
    .insertInto('chat_exchange')
    .values({ id: exchangeId, chat_id: chatId, query: Buffer.from('sealed'), answer: Buffer.from('sealed') } as never)
    .execute()
  const answer = { kind: 'answer', exchangeId } as const

  expect((await asha.call(ledger.add, entry({ source: course }))).source).toEqual(course)
  expect((await asha.call(ledger.add, entry({ source: answer }))).source).toEqual(answer)
  for (const source of [course, answer, { ...answer, exchangeId: exchangeId.toUpperCase() }])
    await expect(asha.call(ledger.add, entry({ source }))).rejects.toMatchObject({ code: 'ALREADY_RECORDED' })
  await expect(ravi.call(ledger.add, entry({ source: answer }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a paper counts once, for whoever finds it', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: paperId } = await aPaper(asha, { audience: 'private' })
  const { id: open } = await aPaper(asha, { audience: 'members' })

  expect((await asha.call(ledger.add, entry({ source: { kind: 'paper', paperId } }))).source).toEqual({ kind: 'paper', paperId })
  await expect(asha.call(ledger.add, entry({ source: { kind: 'paper', paperId } }))).rejects.toMatchObject({ code: 'ALREADY_RECORDED' })
  await expect(ravi.call(ledger.add, entry({ source: { kind: 'paper', paperId } }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await ravi.call(ledger.add, entry({ source: { kind: 'paper', paperId: open } }))).toMatchObject({
    standing: { kind: 'self_recorded' },
  })
  await expect(ravi.call(ledger.add, entry({ source: { kind: 'paper', paperId: newId() } }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the clock of five years counts what was learned in them', async ({ world }) => {
  const asha = await world.member()
  expect((await asha.call(ledger.summary)).cycle).toBeNull()
  await asha.call(ledger.add, entry({ on: '2020-03-31', hours: 8 }))
  await asha.call(ledger.add, entry({ on: '2020-04-01', hours: 2, standing: accredited }))
  await asha.call(ledger.add, entry({ on: '2025-03-31', hours: 3 }))
  await asha.call(ledger.add, entry({ on: '2025-04-01', hours: 5 }))

  const cycle = await asha.call(ledger.setCycle, { councilId: 'kmc', startedOn: '2020-04-01' })

  expect(cycle).toEqual({ councilId: 'kmc', startedOn: '2020-04-01', endsOn: '2025-04-01', hours: { accredited: 2, selfRecorded: 3 } })
  expect((await asha.call(ledger.summary)).cycle).toEqual(cycle)
  await expect(asha.call(ledger.setCycle, { councilId: 'nowhere', startedOn: '2020-04-01' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(asha.call(ledger.setCycle, { councilId: 'kmc', startedOn: '2999-04-01' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

test('a council has a rule only with its source, and what an operator found stays at the next start', async ({ world }) => {
  const asha = await world.member()
  const found = {
    councilId: 'kmc',
    checkedOn: '2026-11-20',
    rule: { amount: 30, unit: 'credits', years: 5, counts: 'Accredited', source: 'Circular 12', url: null },
  } as const
  await layRules(world.db)
  await saveRules(world.db, [found, { councilId: 'pmc', rule: null, checkedOn: '2026-11-21' }])
  await layRules(world.db)

  const rules = new Map((await asha.call(ledger.rules)).items.map((one) => [one.councilId, one]))

  expect(rules.get('kmc')).toMatchObject({ rule: found.rule, checkedOn: '2026-11-20' })
  expect(rules.get('gmc')?.rule?.source).toMatch(/^CMEpedia/)
  expect(rules.get('pmc')).toMatchObject({ rule: null, checkedOn: '2026-11-21' })
  expect(rules.get('tnmc')).toMatchObject({ rule: null, checkedOn: null })
  await expect(world.db.updateTable('council_rule').set({ source: null }).where('council_id', '=', 'kmc').execute()).rejects.toThrow()
})

test('no cell of the exported ledger is a formula, and nothing of it is lost', async ({ world }) => {
  const asha = await world.member()
  const titles = ['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)', 'Plain, "quoted"\nwords']
  for (const reflection of titles) await asha.call(ledger.add, entry({ reflection, title: 'Round' }))

  const answer = await world.fetch('/api/education/ledger/csv', { token: asha.token })

  const text = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/csv')
  for (const [at, sign] of ['=', '+', '-', '@'].entries()) {
    expect(text).toContain(`'${sign}`)
    expect(text).not.toMatch(new RegExp(`(^|,)"?\\${sign}`, 'm'))
    expect(text).toContain(titles[at]!.replaceAll('"', '""'))
  }
  expect(text).toContain('"Plain, ""quoted""\nwords"')
})

test('an exported ledger says of an accreditation that its member wrote it down', async ({ world }) => {
  const asha = await world.member()
  await asha.call(ledger.add, entry({ standing: accredited, reflection: '' }))

  const text = await (await world.fetch('/api/education/ledger/csv', { token: asha.token })).text()

  expect(text).toContain('1.5,"Accredited, as written down by the member",Dakshin State Medical Council,DSMC/2025/1187,')
})

test('the ledger is a PDF too, whatever letters it holds', async ({ world }) => {
  const asha = await world.member({ name: 'आशा Rao' })
  for (let at = 0; at < 30; at++) await asha.call(ledger.add, entry({ reflection: `तपेदिक ${'word '.repeat(60)}${'x'.repeat(300)}` }))

  const answer = await world.fetch('/api/education/ledger/pdf', { token: asha.token })

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/pdf')
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})
