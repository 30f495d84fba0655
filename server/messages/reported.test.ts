import { expect } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { mates } from '#contract/mates.ts'
import { messages } from '#contract/messages.ts'
import { moderation } from '#contract/moderation.ts'
import { uploaded, writeWith } from '#tests/support/attachments.ts'
import { aGroup, envelopeOf, twoMates, write } from '#tests/support/messages.ts'
import { type TestMember, test } from '#tests/support/world.ts'

const report = (by: TestMember, subjectId: string) =>
  by.call(moderation.report, { kind: 'message', subjectId, reason: 'harassment', words: 'Read this.' })
const onDesk = async (reviewer: TestMember, id: string) =>
  (await reviewer.call(moderation.reports, {})).items.find((waiting) => waiting.id === id)
const notThere = { code: 'NOT_FOUND', status: 404 }

test('a reviewer reads the message that was reported, as it was, and no other one', async ({ world }) => {
  const { asha, ravi, id: conversationId } = await twoMates(world)
  const farah = await world.reviewer()
  await write(asha, conversationId, 'Nobody else reads this')
  const { id: messageId, seq } = await write(asha, conversationId, 'You are a fool')

  const { id } = await report(ravi, messageId)
  await asha.call(messages.edit, { conversationId, seq, envelope: envelopeOf('Sorry') })

  const about = expect.objectContaining({ id: asha.id })
  expect(await onDesk(farah, id)).toMatchObject({
    kind: 'message',
    place: conversationId,
    quoted: 'You are a fool',
    words: 'Read this.',
    about,
  })
  await expect(farah.call(messages.list, { conversationId })).rejects.toMatchObject(notThere)
})

test('that a reviewer was shown a message is in the audit log, once for one reading', async ({ world }) => {
  const { asha, ravi, id: conversationId } = await twoMates(world)
  const farah = await world.reviewer()
  const { id: messageId } = await write(asha, conversationId, 'You are a fool')
  const { id } = await report(ravi, messageId)

  await onDesk(farah, id)
  await onDesk(farah, id)

  const lines = await world.db.selectFrom('audit_entry').select(['act', 'detail']).where('member_id', '=', farah.id).execute()
  expect(lines.filter(({ detail }) => detail.includes(id))).toEqual([{ act: 'report_read', detail: JSON.stringify({ report: id }) }])
})

test('of a file its name and type are told', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  const farah = await world.reviewer()
  const file = new File(['%PDF-1.7\n%%EOF'], 'insult.pdf', { type: 'application/pdf' })
  const { id: messageId } = await writeWith(asha, id, [await uploaded(world, asha, file)])

  const { id: reportId } = await report(ravi, messageId)

  expect((await onDesk(farah, reportId))?.quoted).toMatch(/^(.+\n)?File: insult\.pdf \(application\/pdf\)$/)
})

test('nobody reports what they cannot read: others’ messages, deleted ones, those of before they came, their own', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  const stranger = await world.member()
  const { id: said } = await write(asha, id, 'For the three of us')
  const gone = await write(asha, id, 'Soon gone')
  await asha.call(messages.remove, { conversationId: id, seq: gone.seq, for: 'everyone' })

  await expect(report(stranger, said)).rejects.toMatchObject(notThere)
  await expect(report(ravi, gone.id)).rejects.toMatchObject(notThere)
  await expect(report(asha, said)).rejects.toMatchObject({ code: 'OWN_REPORT' })
  await meera.call(mates.block, { memberId: asha.id })
  await expect(report(meera, said)).rejects.toMatchObject(notThere)
  await ravi.call(conversations.leave, { conversationId: id })
  await expect(report(ravi, said)).rejects.toMatchObject(notThere)
})
