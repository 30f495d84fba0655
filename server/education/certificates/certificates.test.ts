import { createPublicKey, verify } from 'node:crypto'
import { expect } from 'vitest'
import { certificates } from '#contract/certificates.ts'
import { education } from '#contract/education.ts'
import { coursesInTurns } from '#corpus/read-courses.ts'
import { answerTo } from '#tests/support/courses.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { layCourses } from '../courses/lay.ts'

const [course] = await Array.fromAsync(coursesInTurns())
const courseId = course!.id

test.beforeAll(({ world }) => layCourses(world.db))

/** Finishes the course; of its questions the first is missed at the first try. */
async function finish(member: TestMember) {
  let isFirst = true
  for (const step of course!.modules.flatMap(({ steps }) => steps)) {
    if (step.kind === 'reading') await member.call(education.finishReading, { courseId, stepId: step.id, version: course!.version })
    else
      for (const { id, right, options } of step.questions) {
        const wrong = options.find((one) => one.id !== right)!.id
        if (isFirst) await member.call(education.answer, answerTo(course!, id, wrong))
        isFirst = false
        await member.call(education.answer, answerTo(course!, id, right))
      }
  }
}

test('anybody checks a certificate by its number and with the key at /.well-known, and it claims no accreditation', async ({ world }) => {
  const asha = await world.member({ name: 'Asha Rao' })
  await expect(asha.call(certificates.issue, { courseId })).rejects.toMatchObject({ code: 'COURSE_UNFINISHED' })
  await finish(asha)

  const issued = await asha.call(certificates.issue, { courseId })

  expect(issued).toMatchObject({ name: 'Asha Rao', course: course!.title, accreditation: 'none', issuer: 'Wardmates' })
  expect(issued.rightAtFirst).toBe(issued.questions - 1)
  expect(await asha.call(certificates.issue, { courseId })).toEqual(issued)
  const checked = await world.nobody.call(certificates.check, { certificateNumber: issued.certificateNumber })
  expect(checked.certificate).toEqual(issued)
  const { keys } = (await (await world.fetch('/.well-known/certificate-keys.json')).json()) as { keys: object[] }
  for (const key of [createPublicKey(checked.publicKey), createPublicKey({ key: keys[0]!, format: 'jwk' })])
    expect(verify(null, Buffer.from(checked.body), key, Buffer.from(checked.signature, 'base64url'))).toBe(true)
  expect(JSON.parse(checked.body)).toMatchObject({ name: 'Asha Rao', certificateNumber: issued.certificateNumber, accreditation: 'none' })
})

test('a certificate names the version that was finished, though the course has become another since', async ({ world }) => {
  const asha = await world.member()
  await finish(asha)
  const next = structuredClone({ ...course!, version: course!.version + 1, title: 'Another text' })
  for (const module of next.modules)
    for (const step of module.steps) if (step.kind !== 'reading') for (const question of step.questions) question.id += '-anew'
  await world.db
    .insertInto('course_version')
    .values({ course_id: courseId, version: next.version, body: JSON.stringify(next) })
    .execute()
  await world.db.updateTable('course').set({ version: next.version, title: next.title }).where('id', '=', courseId).execute()

  const issued = await asha.call(certificates.issue, { courseId })

  expect(issued).toMatchObject({ course: course!.title, version: course!.version })
  expect(issued.rightAtFirst).toBe(issued.questions - 1)
  await layCourses(world.db)
})

test('a certificate that was changed after it was signed is none', async ({ world }) => {
  const asha = await world.member()
  await finish(asha)
  const { certificateNumber: number } = await asha.call(certificates.issue, { courseId })
  const { body } = await world.db.selectFrom('certificate').select('body').where('number', '=', number).executeTakeFirstOrThrow()

  await world.db
    .updateTable('certificate')
    .set({ body: body.replace('"none"', '"some"') })
    .where('number', '=', number)
    .execute()

  await expect(world.nobody.call(certificates.check, { certificateNumber: number })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(world.nobody.call(certificates.check, { certificateNumber: 'WM-C-2222-2222' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('one’s certificates are listed and printed for oneself alone', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await finish(asha)
  const { certificateNumber: number } = await asha.call(certificates.issue, { courseId })

  expect((await asha.call(certificates.list, {})).items.map((one) => one.certificateNumber)).toEqual([number])
  expect((await ravi.call(certificates.list, {})).items).toEqual([])
  const path = `/api/education/certificates/${number}/pdf`
  expect((await world.fetch(path, { token: ravi.token })).status).toBe(404)
  const printed = await world.fetch(path, { token: asha.token })
  expect(
    Buffer.from(await printed.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})
