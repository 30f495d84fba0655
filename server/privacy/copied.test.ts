import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { doxy } from '#contract/doxy.ts'
import { feed } from '#contract/feed.ts'
import { files } from '#contract/files.ts'
import { EXPORT_EVERY_HOURS } from '#contract/limits.ts'
import { mates } from '#contract/mates.ts'
import { messages } from '#contract/messages.ts'
import { moderation } from '#contract/moderation.ts'
import { verification } from '#contract/verification.ts'
import { newId } from '#server/platform/ids.ts'
import { sealPhone } from '#server/profile/phone.ts'
import { fileOf, uploaded, writeWith } from '#tests/support/attachments.ts'
import { setUpApp } from '#tests/support/authenticator.ts'
import { picture, registration } from '#tests/support/claims.ts'
import { say } from '#tests/support/conversation.ts'
import { copyOf, givePassword, PASSWORD } from '#tests/support/data-export.ts'
import { setProfile } from '#tests/support/mates.ts'
import { aGroup, textsFor, twoMates, write } from '#tests/support/messages.ts'
import { aPaper, aText } from '#tests/support/papers.ts'
import { test } from '#tests/support/world.ts'

test('a copy holds what its member wrote, with pictures and files byte for byte, and each list as JSON and as a page', async ({
  world,
}) => {
  const asha = await world.member({ name: 'Asha Rao' })
  const { id: imageId } = await asha.call(files.uploadImage, { file: await picture() })
  const post = await asha.call(feed.create, {
    clientId: randomUUID(),
    content: 'A <b>rare</b> case',
    images: [{ id: imageId, alt: 'ECG' }],
  })
  await asha.call(feed.edit, { postId: post.id, content: 'A rare case, corrected', link: null })
  await say(asha, post.id, 'My own comment')
  const text = aText()
  const paper = await aPaper(asha, { title: 'Door-to-wire time' }, text)

  const { list, files: all } = await copyOf(world, asha)

  expect(list('feed', 'posts')).toMatchObject([{ id: post.id, content: 'A rare case, corrected', audience: 'members' }])
  expect(list('feed', 'earlierVersions')).toMatchObject([{ postId: post.id, content: 'A <b>rare</b> case' }])
  expect(list('feed', 'comments')).toMatchObject([{ text: 'My own comment' }])
  expect(list('research', 'papers')).toMatchObject([{ id: paper.id, title: 'Door-to-wire time' }])
  const [image] = list('feed', 'pictures') as { file: string }[]
  const stored = await world.app.services.files.open(imageId, 'image')
  expect(all.get(image!.file)!.equals(Buffer.concat(await stored!.stream.toArray()))).toBe(true)
  const [version] = list('research', 'versions') as { file: string }[]
  expect(all.get(version!.file)!.toString()).toBe(await text.text())
  const page = all.get('feed/data.html')!.toString()
  expect(page).toContain('A &lt;b&gt;rare&lt;/b&gt; case')
  expect(
    [...all.keys()].filter((path) => path.endsWith('.html')).every((path) => !/<script|<link|src=/i.test(all.get(path)!.toString())),
  ).toBe(true)
  expect(all.get('index.html')!.toString()).toContain('Earlier versions: 1')
})

test('conversations are copied as their member reads them: words of both, not what is hidden from them, nor files of others', async ({
  world,
}) => {
  const { asha, ravi, id } = await twoMates(world)
  await write(asha, id, 'Is bed 4 free?')
  await write(ravi, id, 'From noon on')
  const later = await write(ravi, id, 'Deleted by Asha for herself')
  await asha.call(messages.remove, { conversationId: id, seq: later.seq, for: 'me' })
  const consent = fileOf('application/pdf', 3000)
  const note = await uploaded(world, asha, consent)
  await writeWith(asha, id, [note])
  await writeWith(ravi, id, [await uploaded(world, ravi, fileOf('application/pdf', 4000, 'Ravi.pdf'))])

  const { list, files: all, text } = await copyOf(world, asha)

  expect(list('messages', 'conversations')).toMatchObject([{ id, with: 'Ravi Menon' }])
  expect(list('messages', 'messages').map(({ sender, text }) => [sender, text])).toEqual([
    ['Asha Rao', 'Is bed 4 free?'],
    ['Ravi Menon', 'From noon on'],
    ['Asha Rao', ''],
    ['Ravi Menon', ''],
  ])
  expect(text).not.toContain('Deleted by Asha for herself')
  expect([...all.keys()].filter((path) => path.startsWith('files/messages/'))).toEqual([`files/messages/${note.id}.pdf`])
  expect(all.get(`files/messages/${note.id}.pdf`)!.equals(Buffer.from(await consent.arrayBuffer()))).toBe(true)
})

test('a group is copied from when its member came, and more messages than one portion holds all of them', async ({ world }) => {
  const { asha, meera, id } = await aGroup(world)
  for (let nth = 1; nth <= 60; nth++) await write(asha, id, `Round ${nth}`)

  const { list } = await copyOf(world, meera)

  const told = list('messages', 'messages').flatMap(({ text }) => (text ? [text] : []))
  expect(told).toEqual((await textsFor(asha, id)).slice(-told.length))
  expect(told).toHaveLength(60)
})

test('own words stay in a copy where a block parts the two: those alone, and not with whom it was', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  await write(asha, id, 'Is bed 4 free?')
  await write(ravi, id, 'Words of Ravi')
  const deleted = await write(asha, id, 'Deleted by Asha for herself')
  await asha.call(messages.remove, { conversationId: id, seq: deleted.seq, for: 'me' })
  await write(asha, id, 'I move him at noon')

  await ravi.call(mates.block, { memberId: asha.id })
  const { list, files: all, text } = await copyOf(world, asha)

  expect(list('messages', 'sentInPastConversations')).toMatchObject([
    { conversationId: id, text: 'Is bed 4 free?' },
    { conversationId: id, text: 'I move him at noon' },
  ])
  expect(list('messages', 'messages')).toEqual([])
  for (const kept of ['Words of Ravi', 'Deleted by Asha for herself']) expect(text).not.toContain(kept)
  for (const kept of [ravi.id, 'Ravi Menon']) expect(all.get('messages/data.json')!.toString()).not.toContain(kept)
})

test('own words of a group stay in a copy after leaving it and after coming back, more than one portion and each once', async ({
  world,
}) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  for (let nth = 1; nth <= 60; nth++) await write(meera, id, `Round ${nth}`)
  await write(ravi, id, 'Words of Ravi')
  const rounds = Array.from({ length: 60 }, (_, at) => `Round ${at + 1}`)
  const wordsIn = (rows: Record<string, unknown>[]) => rows.map(({ text }) => text)

  await meera.call(conversations.leave, { conversationId: id })
  const away = await copyOf(world, meera)
  await asha.call(conversations.add, { conversationId: id, memberIds: [meera.id] })
  await write(meera, id, 'Back again')
  const yesterday = new Date(Date.now() - (EXPORT_EVERY_HOURS + 1) * 3600_000)
  await world.db.updateTable('data_export').set({ asked_at: yesterday }).where('member_id', '=', meera.id).execute()
  const back = await copyOf(world, meera)

  expect(wordsIn(away.list('messages', 'sentInPastConversations'))).toEqual(rounds)
  expect(away.text).not.toContain('Words of Ravi')
  expect(wordsIn(back.list('messages', 'sentInPastConversations'))).toEqual(rounds)
  expect(wordsIn(back.list('messages', 'messages'))).toContain('Back again')
})

test('what is sealed is opened for its member: chats, own documents, phone, claim with its evidence, and a report’s words', async ({
  world,
}) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  await setProfile(world, asha, { phone_sealed: sealPhone(world.app.services.vault, asha.id, '+91 98111 22233') })
  await asha.call(doxy.ask, { query: 'Which dose of aspirin after PCI?', context: { chat_id: newId() } })
  await asha.call(doxy.ingest, {
    docs: [{ id: 'ward-note', text: 'Our ward gives heparin at six in the morning.', meta: { title: 'Ward note' } }],
  })
  const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof: registration({ number: '778811' }) })
  await asha.call(verification.addEvidence, { claimId, uploadId: await asha.upload('evidence', await picture()) })
  const { id: postId } = await ravi.call(feed.create, { clientId: randomUUID(), content: 'Buy my cure' })
  await asha.call(moderation.report, { kind: 'post', subjectId: postId, reason: 'spam', words: 'He sells this' })

  const { list, files: all } = await copyOf(world, asha)

  expect(list('profile', 'profile')).toMatchObject([{ phone: '+91 98111 22233' }])
  expect(list('doxy', 'questions')).toMatchObject([{ query: 'Which dose of aspirin after PCI?' }])
  expect(list('doxy', 'documents')).toMatchObject([{ title: 'Ward note' }])
  expect(list('doxy', 'documentText').map(({ body }) => body)).toEqual(['Our ward gives heparin at six in the morning.'])
  expect(list('verification', 'claims')).toMatchObject([{ id: claimId, proof: { proof: 'registration', number: '778811' } }])
  expect([...all.keys()].filter((path) => path.startsWith('files/verification/'))).toHaveLength(1)
  expect(list('moderation', 'reports')).toMatchObject([{ words: 'He sells this', quoted: 'Buy my cure' }])
})

test('a copy holds no secret of its member, and nothing that others keep from them', async ({ world }) => {
  const [asha, ravi, reviewer] = [await world.member(), await world.member({ name: 'Ravi Menon' }), await world.reviewer()]
  const { id: postId } = await asha.call(feed.create, { clientId: randomUUID(), content: 'A case' })
  await ravi.call(moderation.report, { kind: 'post', subjectId: postId, reason: 'spam', words: 'Words of whoever reports' })
  const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof: registration() })
  await reviewer.call(verification.take, { claimId })
  await reviewer.call(verification.note, { claimId, words: 'Between reviewers only' })
  await ravi.call(mates.block, { memberId: asha.id })

  const { text, list } = await copyOf(world, asha)

  const { rows } = await sql<{ secret: string }>`
    select password_hash as secret from account where member_id = ${asha.id}
    union all select encode(token_hash, 'base64') from session where member_id = ${asha.id}
    union all select encode(token_hash, 'hex') from session where member_id = ${asha.id}
    union all select encode(identity_hash, 'hex') from claim where member_id = ${asha.id}`.execute(world.db)
  expect(rows).toHaveLength(4)
  for (const secret of [...rows.map((row) => row.secret), asha.token!, '"type":"Buffer"']) expect(text).not.toContain(secret)
  for (const kept of ['Words of whoever reports', 'Between reviewers only', ravi.id, reviewer.id]) expect(text).not.toContain(kept)
  expect(list('relations', 'blocked')).toEqual([])
})

test('a file that does not open is left out, and the copy says so', async ({ world }) => {
  const asha = await world.member()
  const { id: imageId } = await asha.call(files.uploadImage, { file: await picture() })
  await world.app.services.files.remove(imageId)

  const { files: all } = await copyOf(world, asha)

  const index = all.get('index.html')!.toString()
  expect(index).toContain('Files that could not be opened')
  expect(index).toContain(`files/pictures/${imageId}.webp`)
  expect(all.has(`files/pictures/${imageId}.webp`)).toBe(false)
})

test('a copy says since when an app is asked for, and holds nothing that one could sign in with', async ({ world }) => {
  const asha = await world.member()
  await givePassword(world, asha)
  const { key, recoveryCodes } = await setUpApp(asha, PASSWORD)

  const { list, text } = await copyOf(world, asha, recoveryCodes[0])

  expect(list('account', 'authenticator')).toEqual([{ since: expect.any(String), lastUsedAt: null }])
  expect(list('account', 'recoveryCodes')).toEqual(Array(10).fill({ used: false, usedAt: null }))
  for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) expect(text).not.toContain(secret)
})
