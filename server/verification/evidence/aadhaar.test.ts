import { Readable } from 'node:stream'
import { expect } from 'vitest'
import { verification } from '#contract/verification.ts'
import { picture, registration } from '#tests/support/claims.ts'
import { pdfOf } from '#tests/support/paper-files.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { findAadhaar } from './aadhaar.ts'

const NUMBER = '2341 2341 2346'
const pdf = (name: string, ...pages: string[][]) => new File([new Uint8Array(pdfOf(pages))], name, { type: 'application/pdf' })

async function add(member: TestMember, file: File) {
  const { claims } = await member.call(verification.overview)
  const claimId = claims[0]?.id ?? (await member.call(verification.submit, { kind: 'doctor', proof: registration() })).id
  const uploadId = await member.upload('evidence', file)
  return member.call(verification.addEvidence, { claimId, uploadId })
}

test('a PDF or a file name that shows an Aadhaar number is refused, and nothing of it is kept', async ({ world }) => {
  const asha = await world.member()
  const refused = [
    pdf('certificate.pdf', ['Degree certificate of Asha Rao'], ['Aadhaar', NUMBER]),
    pdf(`${NUMBER.replaceAll(' ', '')}.pdf`, ['Degree certificate of Asha Rao']),
    new File([await picture()], `card ${NUMBER}.png`, { type: 'image/png' }),
  ]

  for (const file of refused)
    await expect(add(asha, file)).rejects.toMatchObject({
      code: 'AADHAAR_SEEN',
      message: expect.stringMatching(/was deleted\. Cover the number/),
    })

  expect((await asha.call(verification.overview)).claims[0]!.evidence).toEqual([])
  expect(await world.db.selectFrom('file_upload').select('id').where('owner_id', '=', asha.id).execute()).toEqual([])
})

test('a PDF without one, a number that only looks alike, and one that cannot be read are taken', async ({ world }) => {
  const asha = await world.member()
  await add(asha, pdf('certificate.pdf', ['Degree certificate of Asha Rao', 'Serial 2341 2341 2347, phone 98765 43210']))
  await add(asha, new File(['%PDF-1.7 broken'], 'broken.pdf', { type: 'application/pdf' }))

  expect((await asha.call(verification.overview)).claims[0]!.evidence.map(({ name }) => name)).toEqual(['certificate.pdf', 'broken.pdf'])
})

test('a number is found wherever in a long page it stands, and other work goes on meanwhile', async () => {
  for (const before of [0, 19_990, 19_999, 20_000, 45_000]) {
    const page = `${'x'.repeat(before)} ${NUMBER} ${'y'.repeat(50_000)}`
    const upload = { name: 'a.pdf', type: 'application/pdf', stream: () => Readable.from([]) }
    let turns = 0
    const counting = setInterval(() => turns++, 0)
    expect(await findAadhaar(upload, 'asha', async () => ['Page one', page])).toMatchObject({ code: 'AADHAAR_SEEN' })
    expect(await findAadhaar(upload, 'asha', async () => ['x'.repeat(2_000_000)])).toBeUndefined()
    clearInterval(counting)
    expect(turns).toBeGreaterThan(0)
  }
})
