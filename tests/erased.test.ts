import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { accountDeletion } from '#contract/account-deletion.ts'
import { CONSENT_VERSION } from '#contract/case-limits.ts'
import { cases } from '#contract/case-posts.ts'
import { conversations } from '#contract/conversations.ts'
import { doxy } from '#contract/doxy.ts'
import { feed } from '#contract/feed.ts'
import { files } from '#contract/files.ts'
import { grievances } from '#contract/grievances.ts'
import { mates } from '#contract/mates.ts'
import { moderation } from '#contract/moderation.ts'
import { nominee } from '#contract/nominee.ts'
import { notifications } from '#contract/notifications.ts'
import { paperComments } from '#contract/paper-comments.ts'
import { verification } from '#contract/verification.ts'
import { newId } from '#server/platform/ids.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { eraseJob } from '#server/privacy/deletion/erase.ts'
import { sweepSearch } from '#server/search/public.ts'
import { sweepVerification } from '#server/verification/public.ts'
import { fileOf, storedBytes, uploaded, writeWith } from './support/attachments.ts'
import { setUpApp } from './support/authenticator.ts'
import { picture, registration } from './support/claims.ts'
import { say } from './support/conversation.ts'
import { copyOf, givePassword, PASSWORD } from './support/data-export.ts'
import { openPage } from './support/institutions.ts'
import { anApplication, aPosting } from './support/jobs.ts'
import { textsFor, twoMates, write } from './support/messages.ts'
import { aPaper } from './support/papers.ts'
import { type TestMember, test, type World } from './support/world.ts'

/** Deletes an account and has everything done that follows, as the clock would. */
async function erase(world: World, member: TestMember, code?: string) {
  await givePassword(world, member)
  await member.call(accountDeletion.ask, { password: PASSWORD, ...(code && { code }) })
  await sql`update hidden_account set due_at = now() where member_id = ${member.id}`.execute(world.db)
  await enqueue(world.db, eraseJob, [{}])
  await world.runJobs()
  await sql`update orphaned_evidence set delete_after = now()`.execute(world.db)
  await sweepVerification(world.app.services)
  // By the clock: jobs that are done go an hour later, words that nobody uses within a day.
  await sql`delete from pgboss.job where state = 'completed'`.execute(world.db)
  for (let hour = 0; hour < 24; hour++) await sweepSearch(world.db, hour)
}

/** Tables of ours in which one of these texts stands, however it is written. */
async function tablesWith({ db }: World, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`.execute(db)
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const { rows: hits } =
        await sql`select 1 from ${sql.raw(name)} as t where t::text ilike any(${texts.map((text) => `%${text}%`)}::text[]) limit 1`.execute(
          db,
        )
      return hits.length > 0 ? [name] : []
    }),
  )
  return found.flat().sort()
}

test('of a member who was erased nothing is left but a number in the audit log, in no table and no file', async ({ world }) => {
  const { asha, ravi, id: conversationId } = await twoMates(world)
  await world.db.updateTable('member').set({ name: 'Asha Vanishwala' }).where('id', '=', asha.id).execute()
  await world.db.updateTable('account').set({ email: 'asha.vanishwala@ward.example' }).where('member_id', '=', asha.id).execute()
  const { handle } = await world.db.selectFrom('member').select('handle').where('id', '=', asha.id).executeTakeFirstOrThrow()
  const before = (await storedBytes(world)).stored.length
  const { id: imageId } = await asha.call(files.uploadImage, { file: await picture() })
  await asha.call(feed.create, { clientId: randomUUID(), content: 'Vanishing words', images: [{ id: imageId, alt: '' }] })
  await aPaper(asha)
  await writeWith(asha, conversationId, [await uploaded(world, asha, fileOf('application/pdf', 3000))], { text: 'Vanishing too' })
  await asha.call(doxy.ask, { query: 'Which dose of aspirin?', context: { chat_id: newId() } })
  await asha.call(doxy.ingest, { docs: [{ id: 'own', text: 'Heparin at six in the morning.', meta: { title: 'Own' } }] })
  const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof: registration() })
  await asha.call(verification.addEvidence, { claimId, uploadId: await asha.upload('evidence', await picture()) })
  const { id: postId } = await ravi.call(feed.create, { clientId: randomUUID(), content: 'By Ravi' })
  await asha.call(feed.like, { postId })
  await say(asha, postId, 'A comment')
  await asha.call(moderation.report, { kind: 'post', subjectId: postId, reason: 'spam', words: 'Spam' })
  await asha.call(grievances.file, { kind: 'fault', words: 'Vanishing grievance' })
  await asha.call(nominee.save, { name: 'Vanishing nominee', relation: 'Brother', contact: 'Vanishing street' })
  const institutionId = await openPage(world, [ravi.id, 'owner'])
  await anApplication(asha, await aPosting(world, institutionId))
  await copyOf(world, asha)
  const { recoveryCodes } = await setUpApp(asha, PASSWORD)
  expect((await storedBytes(world)).stored.length).toBeGreaterThan(before + 4)

  await erase(world, asha, recoveryCodes[0])

  expect(await tablesWith(world, [asha.id, handle, 'Vanishwala', 'asha.vanishwala', 'Vanishing'])).toEqual(['public.audit_entry'])
  expect((await storedBytes(world)).stored).toHaveLength(before)
  expect(await tablesWith(world, ['Vanishwala', 'asha.vanishwala'])).toEqual([])
})

test('what others wrote stays with them: their messages, their replies, and counts without who left', async ({ world }) => {
  const { asha, ravi, id: conversationId } = await twoMates(world)
  const meera = await world.member({ name: 'Meera Nair' })
  await write(asha, conversationId, 'By Asha')
  await write(ravi, conversationId, 'By Ravi')
  const { id: postId } = await ravi.call(feed.create, { clientId: randomUUID(), content: 'A question' })
  await asha.call(feed.like, { postId })
  await meera.call(feed.like, { postId })
  const own = await say(asha, postId, 'By Asha')
  await say(meera, postId, 'A reply to Asha', own.id)
  const began = await say(meera, postId, 'By Meera')
  await say(asha, postId, 'A reply by Asha', began.id)
  const paper = await aPaper(ravi, { title: 'Dialysis', licence: 'cc_by', audience: 'members' })
  await asha.call(paperComments.comment, { paperId: paper.id, clientId: randomUUID(), text: 'By Asha' })
  await meera.call(paperComments.comment, { paperId: paper.id, clientId: randomUUID(), text: 'By Meera' })

  await erase(world, asha)

  expect(await textsFor(ravi, conversationId)).toEqual([null, 'By Ravi'])
  expect(await ravi.call(feed.get, { postId })).toMatchObject({ likes: 1, comments: 2 })
  const { items } = await ravi.call(feed.comments, { postId })
  expect(items.map(({ text, replies }) => [text, replies]).sort()).toEqual([
    ['A reply to Asha', 0],
    ['By Meera', 0],
  ])
  const counted = await world.db.selectFrom('paper').select('comment_count').where('id', '=', paper.id).executeTakeFirstOrThrow()
  expect(counted).toEqual({ comment_count: 1 })
})

test('whoever reported something of somebody who was erased meanwhile is told that it is gone', async ({ world }) => {
  const [asha, ravi, meera, farah] = [await world.member(), await world.member(), await world.member(), await world.reviewer()]
  const { id: subjectId } = await ravi.call(feed.create, { clientId: randomUUID(), content: 'Ten grams are safe' })
  const report = { kind: 'post', subjectId, reason: 'unsafe_advice', words: '' } as const
  await asha.call(moderation.report, report)
  const { id: reportId } = await meera.call(moderation.report, report)
  await farah.call(moderation.decideReport, { reportId, upheld: false, words: 'It says who says so.' })

  await erase(world, ravi)

  const latest = async (member: TestMember) => (await member.call(notifications.list, {})).items[0]?.kind
  expect([await latest(asha), await latest(meera)]).toEqual(['report_gone', 'report_decided'])
})

test('what somebody reported who was erased is decided on without them, and comes back where they were wrong', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member({ verified: true }), await world.member(), await world.member()]
  const farah = await world.reviewer()
  const { id: postId } = await ravi.call(feed.create, { clientId: randomUUID(), content: 'A bed by the window' })
  const report = { kind: 'post', subjectId: postId, reason: 'patient_privacy', words: 'Whose bed it is' } as const
  const { id: reportId } = await asha.call(moderation.report, report)

  await erase(world, asha)

  const { items } = await farah.call(moderation.reports, {})
  const waiting = { reporter: null, words: '', quoted: 'A bed by the window', mayDecide: true }
  expect(items.find(({ id }) => id === reportId)).toMatchObject(waiting)
  await expect(meera.call(feed.get, { postId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await farah.call(moderation.decideReport, { reportId, upheld: false, words: 'Nobody can be recognised.' })
  expect(await meera.call(feed.get, { postId })).toMatchObject({ id: postId })
})

test('a case names nobody who has been erased', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ verified: true })]
  const { id: postId } = await ravi.call(cases.post, {
    ...{ clientId: randomUUID(), specialty: 'Cardiology', presentation: 'Breathless.', findings: '', course: '', question: 'Which valve?' },
    ...{
      ageBand: null,
      sex: null,
      consent: { statement: 'not_identifying', version: CONSENT_VERSION },
      dismissed: [],
      audience: 'members',
    },
  })
  const { id: commentId } = await asha.call(feed.comment, { postId, clientId: randomUUID(), text: 'Mitral?' })
  const solved = await ravi.call(cases.solve, { postId, words: 'Mitral it was.', commentIds: [commentId], dismissed: [] })
  expect(solved.case?.outcome?.right).toHaveLength(1)

  await erase(world, asha)

  expect((await ravi.call(feed.get, { postId })).case?.outcome).toMatchObject({ words: 'Mitral it was.', right: [] })
  expect(await world.db.selectFrom('case_right').selectAll().execute()).toEqual([])
})

test('a group goes on with an administrator, and a conversation in which nobody is left goes with its keys', async ({ world }) => {
  const { asha, ravi, id: direct } = await twoMates(world)
  await ravi.call(mates.overview)
  const { id: group } = await asha.call(conversations.make, { clientId: randomUUID(), name: 'Cath lab', memberIds: [ravi.id] })
  await write(asha, direct, 'Hello')

  await erase(world, asha)
  const admins = await world.db
    .selectFrom('participant')
    .select('member_id')
    .where('conversation_id', '=', group)
    .where('is_admin', '=', true)
    .execute()
  expect(admins).toEqual([{ member_id: ravi.id }])
  await erase(world, ravi)

  for (const table of ['conversation', 'conversation_key'] as const) {
    const column = table === 'conversation' ? 'id' : 'conversation_id'
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} in (${direct}, ${group})`.execute(world.db)
    expect(rows).toEqual([])
  }
})

test('who came back is not erased, whenever the clock looks', async ({ world }) => {
  const asha = await world.member()
  await givePassword(world, asha)
  await asha.call(accountDeletion.ask, { password: PASSWORD })

  await world.runJobs()

  expect(await world.db.selectFrom('member').select('id').where('id', '=', asha.id).execute()).toHaveLength(1)
})

test('every table that names a member says what becomes of its rows when they are erased', async ({ world }) => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text || ' ' || conname as name from pg_constraint
    where contype = 'f' and confrelid = 'member'::regclass and confdeltype in ('a', 'r')`.execute(world.db)

  expect(rows.map(({ name }) => name)).toEqual([])
})
