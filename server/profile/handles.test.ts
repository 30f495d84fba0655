import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { handles } from '#contract/handles.ts'
import { HANDLE_DAYS } from '#contract/limits.ts'
import { profile } from '#contract/profile.ts'
import { verification } from '#contract/verification.ts'
import { say } from '#tests/support/conversation.ts'
import { test, type World } from '#tests/support/world.ts'

const audience = { email: 'members', phone: 'members', mates: 'members', activity: 'members', foundByEmail: true, isPublic: true } as const
/** A handle that no other test has chosen. */
const unheard = (word: string) => `${word}-of-${randomUUID().slice(0, 8)}`
const lately = (world: World, days: number) =>
  world.db
    .updateTable('member_handle')
    .set({ chosen_at: new Date(Date.now() - days * 86_400_000) })
    .where('chosen_at', 'is not', null)
    .execute()

test('a member chooses a handle, and their former one leads to them still', async ({ world }) => {
  const [asha, ravi] = await Promise.all([world.member({ name: 'आशा राव' }), world.member({ name: 'Ravi Menon' })])
  await asha.call(profile.saveAudience, audience)
  const before = await asha.call(handles.get, undefined)
  expect(before).toMatchObject({ mayChangeAt: null })
  expect(before.suggestions).not.toContain(before.handle)

  const chosen = unheard('asha')
  const after = await asha.call(handles.set, { handle: ` ${chosen.toUpperCase()} ` })

  expect(after.handle).toBe(chosen)
  for (const member of [chosen, before.handle, before.handle.toUpperCase()])
    expect((await ravi.call(profile.get, { member })).card).toMatchObject({ id: asha.id, handle: chosen })
  expect((await ravi.call(verification.summary, { handle: before.handle })).member.id).toBe(asha.id)
  const moved = await world.fetch(`/p/${before.handle}`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/p/${chosen}`])
  expect((await world.fetch(`/p/${chosen}`)).status).toBe(200)
  expect(await (await world.fetch('/sitemap-members.xml')).text()).toContain(`/p/${chosen}</loc>`)
})

test('a text that mentions a member by a former handle leads to them still', async ({ world }) => {
  const [asha, ravi] = await Promise.all([world.member({ name: 'Asha Rao' }), world.member({ name: 'Ravi Menon' })])
  const { handle: former } = await asha.call(handles.get, undefined)
  const write = (content: string) => ravi.call(feed.create, { clientId: randomUUID(), content })
  const { id: postId } = await write(`Thank you, @${former}.`)
  await say(ravi, postId, `And again, @${former}.`)

  const { handle } = await asha.call(handles.set, { handle: unheard('asha') })
  const later = await write(`@${handle} and @${former}`)

  expect(later.mentioned).toEqual([handle, former])
  expect((await ravi.call(feed.get, { postId })).mentioned).toEqual([former])
  expect((await ravi.call(feed.comments, { postId })).items.map(({ mentioned }) => mentioned)).toEqual([[former]])
})

test('what another member has or had, and words of the house, are not available; nobody is given a former one', async ({ world }) => {
  const [asha, ravi] = await Promise.all([world.member({ name: 'Asha Rao' }), world.member({ name: 'Ravi Menon' })])
  const { handle: former } = await asha.call(handles.get, undefined)
  const { handle: chosen } = await asha.call(handles.set, { handle: unheard('asha') })

  for (const handle of [former, chosen, 'doxy', 'ward-mates', 'support-team', 'support-2', 'admin1', 'w4rdmates'])
    await expect(ravi.call(handles.set, { handle })).rejects.toMatchObject({ code: 'HANDLE_TAKEN', status: 409 })
  expect((await ravi.call(handles.get, undefined)).mayChangeAt).toBeNull()
  for (const handle of ['ab', 'a--b', '-ab', '123', 'आशा', 'a'.repeat(41), 'asha rao'])
    await expect(ravi.call(handles.set, { handle })).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

test('a handle is chosen once in 30 days; of two choices at once one counts; a former one may be taken back', async ({ world }) => {
  const asha = await world.member({ name: 'Asha Rao' })
  const { handle: former } = await asha.call(handles.get, undefined)

  const both = await Promise.allSettled([unheard('asha'), unheard('asha')].map((handle) => asha.call(handles.set, { handle })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { handle, mayChangeAt } = await asha.call(handles.get, undefined)
  expect(new Date(mayChangeAt!).getTime() - Date.now()).toBeGreaterThan((HANDLE_DAYS - 1) * 86_400_000)
  await expect(asha.call(handles.set, { handle: former })).rejects.toMatchObject({ code: 'HANDLE_LATELY', status: 409 })
  expect((await asha.call(handles.set, { handle })).handle).toBe(handle)

  await lately(world, HANDLE_DAYS + 1)
  expect(await asha.call(handles.set, { handle: former })).toMatchObject({ handle: former, mayChangeAt: expect.any(String) })
})

test('two members who choose the same handle at once: one has it', async ({ world }) => {
  const members = await Promise.all(Array.from({ length: 6 }, () => world.member({ name: 'Asha Rao' })))
  const handle = unheard('asha')
  const answers = await Promise.allSettled(members.map((member) => member.call(handles.set, { handle })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
