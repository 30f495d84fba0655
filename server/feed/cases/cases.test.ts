import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { CONSENT_VERSION } from '#contract/case-limits.ts'
import { cases } from '#contract/case-posts.ts'
import { consentWords } from '#contract/case-words.ts'
import { CaseConsent } from '#contract/cases.ts'
import { feed } from '#contract/feed.ts'
import type { InputOf } from '#contract/route.ts'
import { search } from '#contract/search.ts'
import { unmarked } from '#tests/support/marks.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const words = {
  specialty: 'Nephrology',
  presentation: 'Frothy urine for three weeks, no fever.',
  findings: 'Albumin 21 g/L, 24-hour protein 6 g.',
  course: '',
  question: 'Would you biopsy before steroids?',
}
const consent = { statement: 'written', version: CONSENT_VERSION } as const
const aCase = (change: object = {}): InputOf<typeof cases.post> => ({
  ...{ clientId: randomUUID(), ...words, ageBand: '90_and_over', sex: 'female', consent, dismissed: [] },
  ...change,
})
const post = (by: TestMember, change: object = {}) => by.call(cases.post, aCase(change))
const postsOf = (world: World, by: TestMember) => world.db.selectFrom('post').select('id').where('author_id', '=', by.id).execute()

test('a case is read in its parts by verified colleagues, with what its author states about consent', async ({ world }) => {
  const asha = await world.member({ verified: true })
  const [colleague, student] = [await world.member({ verified: true }), await world.member()]

  const { id: postId } = await post(asha)

  const read = await colleague.call(feed.get, { postId })
  expect(read).toMatchObject({
    audience: 'verified',
    content: `${words.question}\n\n${words.presentation}\n\n${words.findings}`,
    case: {
      ...{ ...words, ageBand: '90_and_over', sex: 'female', consent: { ...consent, statedAt: expect.any(String) } },
      ...{ pictures: [], outcome: null, outcomesLeft: 2, continues: null, continuedBy: [] },
    },
  })
  expect(Date.now() - Date.parse(read.case!.consent.statedAt)).toBeLessThan(60_000)
  expect((await colleague.call(search.posts, { q: 'biopsy' })).items.map(({ id }) => id)).toContain(postId)
  await expect(student.call(feed.get, { postId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const plain = await asha.call(feed.create, { clientId: randomUUID(), content: 'No case' })
  expect(plain.case).toBeNull()
})

test('only members whose registration holds post cases', async ({ world }) => {
  const [student, asha] = [await world.member(), await world.member({ verified: true })]
  await expect(post(student)).rejects.toMatchObject({ code: 'CASE_UNVERIFIED', status: 409 })

  await world.db.updateTable('member').set(unmarked).where('id', '=', asha.id).execute()

  await expect(post(asha)).rejects.toMatchObject({ code: 'CASE_UNVERIFIED', status: 409 })
  expect(await postsOf(world, asha)).toEqual([])
})

test('a case with something open in it is refused, and posted once each of it was replaced or answered', async ({ world }) => {
  const asha = await world.member({ verified: true })
  const presentation = 'Pt Harjinder Kaur came on 14-02-2024.'
  const { words: scanned, findings } = await asha.call(cases.scan, { ...words, presentation })

  expect(findings.map(({ said }) => said)).toEqual(['Harjinder Kaur', '14-02-2024'])
  expect(scanned.presentation).toBe(presentation)
  const open = { code: 'OPEN_FINDINGS', status: 409 }
  await expect(post(asha, { presentation })).rejects.toMatchObject(open)
  const dismissed = [{ part: 'presentation', said: '14-02-2024' }]
  await expect(post(asha, { presentation, dismissed })).rejects.toMatchObject(open)
  expect(await postsOf(world, asha)).toEqual([])

  const made = await post(asha, { presentation: 'Pt [name] came on 14-02-2024.', dismissed })

  expect(made.case?.presentation).toBe('Pt [name] came on 14-02-2024.')
  const row = await world.db.selectFrom('post_case').select('dismissed').where('post_id', '=', made.id).executeTakeFirstOrThrow()
  expect(row.dismissed).toBe(1)
})

test('a case that is sent again is one, also where its answer was lost', async ({ world }) => {
  const asha = await world.member({ verified: true })
  const draft = aCase()

  const [first, second] = await Promise.all([asha.call(cases.post, draft), asha.call(cases.post, draft)])

  expect(second.id).toBe(first.id)
  expect(await postsOf(world, asha)).toEqual([{ id: first.id }])
  expect(first.case).toMatchObject(words)
})

test('what a case says stays, and it can be kept for fewer', async ({ world }) => {
  const asha = await world.member({ verified: true })
  const { id: postId, content } = await post(asha, { audience: 'members' })

  await expect(asha.call(feed.edit, { postId, content: 'Pt Harjinder Kaur', link: null })).rejects.toMatchObject({
    code: 'CASE_WORDS_STAY',
  })
  const kept = await asha.call(feed.edit, { postId, content, link: null, audience: 'mates' })

  expect(kept).toMatchObject({ audience: 'mates', content, editedAt: null, case: words })
})

test('a public case shows everybody its parts and the statement as its author’s', async ({ world }) => {
  const asha = await world.member({ name: 'Dr. Asha Rao', verified: true })
  const { id: postId } = await post(asha, { audience: 'public', specialty: '<b>Nephrology</b>' })

  const html = await (await world.fetch(`/p/post/${postId}`)).text()

  for (const said of [words.presentation, words.findings, words.question, 'Female, 90 years or older', '&lt;b&gt;Nephrology'])
    expect(html).toContain(said)
  expect(html).toContain(`The author states that ${consentWords[1]!.written.asReported}`)
  expect(html).not.toMatch(/consent (was )?given|consented to by/i)
})

test.for([
  ['presentation', ''],
  ['question', '  '],
  ['specialty', ''],
  ['presentation', 'x'.repeat(1001)],
  ['ageBand', '91'],
  ['consent', { statement: 'given', version: CONSENT_VERSION }],
  ['consent', { statement: 'written', version: CONSENT_VERSION + 1 }],
])('a case whose %s is %j is refused, and says which field', async ([field, value], { world }) => {
  const asha = await world.member({ verified: true })

  await expect(post(asha, { [field as string]: value })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    issues: [{ path: expect.stringMatching(new RegExp(`^${field}`)) }],
  })
})

test('there are words for every statement in every version that can be made', () => {
  for (let version = 1; version <= CONSENT_VERSION; version++)
    expect(Object.keys(consentWords[version] ?? {}).sort()).toEqual([...CaseConsent.options].sort())
})
