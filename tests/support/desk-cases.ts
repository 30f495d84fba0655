import { checks } from '#contract/checks.ts'
import { documents } from '#contract/documents.ts'
import { doxy } from '#contract/doxy.ts'
import { feed } from '#contract/feed.ts'
import { feedback } from '#contract/feedback.ts'
import { grievances } from '#contract/grievances.ts'
import { manuscripts } from '#contract/manuscripts.ts'
import { moderation } from '#contract/moderation.ts'
import { profile } from '#contract/profile.ts'
import { staff } from '#contract/staff.ts'
import { verification } from '#contract/verification.ts'
import { coursesInTurns } from '#corpus/read-courses.ts'
import { layCourses } from '#server/education/courses/lay.ts'
import { newId } from '#server/platform/ids.ts'
import { approve, picture, registration } from './claims.ts'
import { writtenFrom } from './courses.ts'
import { addDocument, found } from './institutions.ts'
import { marked } from './marks.ts'
import type { TestMember, World } from './world.ts'

/** Asha and Ravi are members, Farah has every role at the desk. */
type Scene = { asha: TestMember; ravi: TestMember; farah: TestMember; world: World }

const write = (by: TestMember) => by.call(feed.create, { clientId: newId(), content: 'A case' })

async function submitted({ asha }: Scene) {
  const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof: registration() })
  return { claimId }
}

async function taken(scene: Scene) {
  const { claimId } = await submitted(scene)
  await scene.farah.call(verification.take, { claimId })
  return { claimId }
}

async function withEvidence(scene: Scene) {
  const { claimId } = await taken(scene)
  const uploadId = await scene.asha.upload('evidence', await picture())
  const { id: evidenceId } = await scene.asha.call(verification.addEvidence, { claimId, uploadId })
  return { evidenceId }
}

async function approved(scene: Scene) {
  const { claimId } = await submitted(scene)
  await approve(scene.farah, claimId)
  return { claimId }
}

async function claimedPage({ asha }: Scene) {
  const { id: claimId } = await found(asha)
  const { documents } = await addDocument(asha, claimId)
  return { claimId, documentId: documents[0]!.id }
}

/** A change of roles that another administrator asked for. */
async function askedFor({ asha, world }: Scene) {
  const { handle } = (await asha.call(profile.get, {})).card
  const by = await world.reviewer()
  const { changes } = await by.call(staff.ask, { handle, role: 'moderator', gives: true, words: 'We agreed on it.' })
  return { changeId: changes.find(({ member }) => member.id === asha.id)!.id }
}

async function submittedCourse({ asha, world }: Scene) {
  await layCourses(world.db)
  await world.db.updateTable('member').set(marked()).where('id', '=', asha.id).execute()
  const { value: text } = await coursesInTurns().next()
  const { id: manuscriptId, sequence } = await asha.call(manuscripts.begin, { clientId: newId() })
  const saved = await asha.call(manuscripts.save, { manuscriptId, sequence, course: writtenFrom(text!) })
  await asha.call(manuscripts.submit, { manuscriptId, sequence: saved.sequence })
  return { manuscriptId, sequence: saved.sequence }
}

/** For each act of the desk: makes what it is about, and answers by what it is called. */
export const deskCases: Record<string, (scene: Scene) => Promise<object>> = {
  'moderation.decideReport': async ({ asha, ravi }) => {
    const { id: subjectId } = await write(ravi)
    const { id: reportId } = await asha.call(moderation.report, { kind: 'post', subjectId, reason: 'spam', words: 'Look.' })
    return { reportId, closes: false }
  },
  'moderation.decideAppeal': async ({ asha }) => ({
    appealId: (await asha.call(moderation.appealName, { name: 'Wardmates Rao', words: 'It is my name.' })).id,
  }),
  'grievances.decide': async ({ asha }) => ({
    grievanceId: (await asha.call(grievances.file, { kind: 'fault', words: 'Look.' })).id,
  }),
  'verification.getClaim': submitted,
  'verification.take': submitted,
  'verification.release': taken,
  'verification.note': taken,
  'verification.checkRegisters': taken,
  'verification.askMore': taken,
  'verification.reject': taken,
  'verification.approve': taken,
  'verification.evidenceFile': withEvidence,
  'verification.reportAadhaar': withEvidence,
  'verification.revoke': approved,
  'verification.keep': async (scene) => {
    const { claimId } = await approved(scene)
    await scene.farah.call(verification.revoke, { claimId, words: 'Struck off.' })
    return { claimId }
  },
  'staff.ask': async ({ asha }) => ({ handle: (await asha.call(profile.get, {})).card.handle, gives: true }),
  'staff.confirm': askedFor,
  'staff.drop': askedFor,
  'staff.stepDown': async () => ({ role: 'moderator' }),
  'institutionClaims.getClaim': async (scene) => ({ claimId: (await claimedPage(scene)).claimId }),
  'institutionClaims.documentFile': async (scene) => ({ documentId: (await claimedPage(scene)).documentId }),
  'institutionClaims.decide': async (scene) => ({
    claimId: (await claimedPage(scene)).claimId,
    pageVersion: 1,
    checkedAt: new Date().toISOString(),
  }),
  'manuscripts.publish': submittedCourse,
  'manuscripts.sendBack': submittedCourse,
  'checks.decide': async ({ asha, world }) => {
    const { id: postId } = await write(asha)
    await world.runJobs()
    const checked = { outcome: 'checked', checked_at: new Date() } as const
    await world.db.updateTable('post_check').set(checked).where('post_id', '=', postId).execute()
    const { checkedAt } = await asha.call(checks.contest, { postId, words: 'Read it.' })
    return { postId, checkedAt }
  },
  'documents.decide': async ({ farah, world }) => {
    const id = `ward:${newId()}`
    const text = 'Zolparin reduced recurrent pericardial effusion in 310 adults.'
    await world.nobody.call(doxy.ingest, { docs: [{ id, text, meta: { title: 'Zolparin', source: 'Ward notes', year: 2024 } }] })
    const { items } = await farah.call(documents.quarantined, {})
    return { no: items.find((one) => one.id === id)!.no }
  },
  'feedback.see': async ({ asha, farah }) => {
    const { exchangeId } = await asha.call(doxy.ask, { query: 'Does zolparin help?', context: { chat_id: newId() } })
    await asha.call(doxy.judge, { exchangeId: exchangeId!, wasRight: false })
    const { items } = await farah.call(feedback.list, { show: 'wrong' })
    return { ids: [exchangeId], upTo: items.find(({ id }) => id === exchangeId)!.at }
  },
}
