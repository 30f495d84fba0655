import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect } from 'vitest'
import { research } from '#contract/research.ts'
import { pdfOf } from '#tests/support/paper-files.ts'
import { aPaper, fileOfBytes } from '#tests/support/papers.ts'
import { test, World } from '#tests/support/world.ts'

const PAPER = pdfOf([
  [
    'Oral rehydration uptake after tele-counselling',
    'Harpreet Kaur, Zoya Khan and Meera Nair',
    'Journal of Child Health India. Published 12 March 2024. doi:10.1016/j.jchi.2024.03.001.',
    'Abstract',
    'We called 212 first-time mothers after discharge. Uptake of salts rose from 41 to 68 percent.',
    'Keywords: diarrhoea; tele-medicine; mothers',
    'Introduction',
    'Diarrhoea remains a common cause of admission.',
  ],
])
const DOI = '10.1016/j.jchi.2024.03.001'

const asked: string[] = []
let answer: { status: number; body: string } = { status: 404, body: '' }
const register = createServer(({ url = '' }, response) => {
  asked.push(url)
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})
beforeAll(() => once(register.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => register.close())

test('title, authors, year, DOI, abstract and topics are proposed from the document itself', async ({ world }) => {
  const asha = await world.member()
  const uploadId = await asha.upload('paper', fileOfBytes(PAPER, 'ors.pdf'))

  const { proposal, textState, fromRegister } = await asha.call(research.propose, { uploadId })

  expect([textState, fromRegister]).toEqual(['read', false])
  expect(proposal).toEqual({
    title: 'Oral rehydration uptake after tele-counselling',
    authors: 'Harpreet Kaur, Zoya Khan, Meera Nair',
    year: '2024',
    journal: '',
    doi: DOI,
    abstract: 'We called 212 first-time mothers after discharge. Uptake of salts rose from 41 to 68 percent.',
    topics: ['diarrhoea', 'tele-medicine', 'mothers'],
  })
  // It was read and not taken: the same upload can be kept afterwards.
  expect(await asha.call(research.upload, { clientId: uploadId, uploadId, title: 'My own words' })).toMatchObject({ title: 'My own words' })
})

test('the register of DOIs completes it where the operator names one, and where it fails the document stands', async () => {
  const world = await World.open({ DOI_REGISTER: `http://127.0.0.1:${(register.address() as AddressInfo).port}` })
  try {
    const asha = await world.member()
    const work = {
      title: ['Oral rehydration: <i>tele-counselling</i>'],
      author: [{ given: 'Harpreet', family: 'Kaur' }, { name: 'The ORS Group' }],
      'container-title': ['J Child Health India'],
      issued: { 'date-parts': [[2024, 3]] },
      abstract: '<jats:p>We called <jats:bold>212</jats:bold> mothers.</jats:p>',
    }
    answer = { status: 200, body: JSON.stringify({ message: work }) }
    const known = await asha.call(research.propose, { doi: `https://doi.org/${DOI}` })
    answer = { status: 200, body: '<html>' }
    const broken = await asha.call(research.propose, { uploadId: await asha.upload('paper', fileOfBytes(PAPER, 'ors.pdf')) })

    expect(known).toMatchObject({
      fromRegister: true,
      textState: 'none',
      proposal: { authors: 'Harpreet Kaur, The ORS Group', journal: 'J Child Health India', year: '2024', doi: DOI },
    })
    expect(known.proposal.title).toContain('tele-counselling')
    expect(known.proposal.abstract.replace(/\s+/g, ' ')).toBe('We called 212 mothers.')
    expect(broken).toMatchObject({ fromRegister: false, proposal: { doi: DOI, year: '2024' } })
    expect(asked).toEqual([`/works/${encodeURIComponent(DOI)}`, `/works/${encodeURIComponent(DOI)}`])
  } finally {
    await world.close()
  }
})

test('the register is asked for one member as often as their look-ups allow, and then the document stands', async () => {
  const address = `http://127.0.0.1:${(register.address() as AddressInfo).port}`
  const world = await World.open({ DOI_REGISTER: address, RATE_LIMITS: 'on', LIMIT_LOOK_UPS: '1/3600' })
  try {
    const asha = await world.member()
    const before = asked.length
    answer = { status: 200, body: JSON.stringify({ message: { title: ['Oral rehydration'] } }) }

    const first = await asha.call(research.propose, { doi: DOI })
    const second = await asha.call(research.propose, { uploadId: await asha.upload('paper', fileOfBytes(PAPER, 'ors.pdf')) })

    expect(first.fromRegister).toBe(true)
    expect(second).toMatchObject({ fromRegister: false, proposal: { doi: DOI, title: 'Oral rehydration uptake after tele-counselling' } })
    expect(asked.length - before).toBe(1)
  } finally {
    await world.close()
  }
})

test('the same file and the same DOI are pointed out', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const same = await aPaper(asha, { title: 'First of them' }, fileOfBytes(PAPER, 'ors.pdf'))
  const other = await aPaper(asha, { title: 'Of that DOI', doi: DOI.toUpperCase().replace('10.1016/J.JCHI', '10.1016/j.JCHI') })

  const { duplicates } = await ravi.call(research.propose, { uploadId: await ravi.upload('paper', fileOfBytes(PAPER, 'copy.pdf')) })

  expect(duplicates.map(({ paperId, same }) => [paperId, same])).toEqual(
    expect.arrayContaining([
      [same.id, 'file'],
      [other.id, 'doi'],
    ]),
  )
})
