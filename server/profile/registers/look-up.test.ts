import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect } from 'vitest'
import { profile } from '#contract/profile.ts'
import { test, World } from '#tests/support/world.ts'

const OLD = '10.1002/(SICI)1097-0258(19980815/30)17:15/16<1661::AID-SIM968>3.0.CO;2-2'
const ORCID = '0000-0002-1825-0097'

const work = {
  title: ['Radial-first <i>access</i>'],
  author: [{ given: 'Zoya', family: 'Khan' }, { given: 'Asha', family: 'Amin' }, { name: 'The PCI Group' }],
  'container-title': ['Indian Heart Journal'],
  issued: { 'date-parts': [[2021, 1]] },
}
const summary = {
  ...{ title: 'Kangaroo care.', fulljournalname: 'Indian pediatrics', pubdate: '2018 Jul 15' },
  ...{ authors: [{ name: 'Singh H' }, { name: 'Gupta S' }], articleids: [{ idtype: 'doi', value: '10.1007/s13312' }] },
}
const record = {
  group: [
    {
      'work-summary': [
        {
          title: { title: { value: 'Cold chain audits' } },
          'journal-title': { value: 'Vaccine' },
          'publication-date': { year: { value: '2020' } },
          'external-ids': { 'external-id': [{ 'external-id-type': 'doi', 'external-id-value': '10.1016/j.vaccine' }] },
        },
        { title: { title: { value: 'The same from elsewhere' } } },
      ],
    },
    { 'work-summary': [{ title: null }] },
    {
      'work-summary': [
        {
          title: { title: { value: 'A chapter' } },
          'external-ids': {
            'external-id': [{ 'external-id-type': 'doi', 'external-id-value': '10.1000/book', 'external-id-relationship': 'part-of' }],
          },
        },
      ],
    },
  ],
}

/** Stands in for the three registers. */
const asked: string[] = []
const register: Server = createServer(({ url = '' }, response) => {
  asked.push(url)
  const say = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body))
  if (url.includes('broken')) return say(200, '<html>')
  if (url.includes('busy')) return say(503, '')
  if (url.includes('long')) return say(200, JSON.stringify({ message: { abstract: 'x'.repeat(1_100_000) } }))
  if (url.includes('unknown')) return say(404, 'Resource not found.')
  if (url.startsWith('/crossref/works/')) return say(200, { message: work })
  if (url.startsWith('/pubmed/esummary.fcgi'))
    return say(200, { result: { uids: ['30129537'], 30129537: summary, 99: { error: 'cannot get' } } })
  return url === `/orcid/${ORCID}/works` ? say(200, record) : say(404, {})
})
let world: World
beforeAll(async () => {
  await once(register.listen(0, '127.0.0.1'), 'listening')
  const at = `http://127.0.0.1:${(register.address() as AddressInfo).port}`
  const settings = { DOI_REGISTER: `${at}/crossref`, PUBMED_REGISTER: `${at}/pubmed/`, ORCID_REGISTER: `${at}/orcid` }
  world = await World.open({ ...settings, RATE_LIMITS: 'on', LIMIT_LOOK_UPS: '8/3600' })
})
afterAll(async () => {
  await world.close()
  register.close()
})

test('papers come by DOI and by PubMed number, in the order of the question, and are asked once', async () => {
  const asha = await world.member()
  const ids = [OLD, '30129537', '99', '10.1000/unknown']

  const { items } = await asha.call(profile.lookUpPapers, { identifiers: ids })
  asked.length = 0
  await (await world.member()).call(profile.lookUpPapers, { identifiers: [OLD, '30129537'] })

  expect(items.map(({ id, state }) => [id, state])).toEqual([
    [OLD, 'found'],
    ['30129537', 'found'],
    ['99', 'unknown'],
    ['10.1000/unknown', 'unknown'],
  ])
  expect(items[0]?.paper).toEqual({
    ...{ title: 'Radial-first access', journal: 'Indian Heart Journal', year: 2021, doi: OLD },
    authors: 'Khan, Zoya; Amin, Asha; The PCI Group',
  })
  expect(items[1]?.paper).toEqual({
    ...{ title: 'Kangaroo care', journal: 'Indian pediatrics', authors: 'Singh H, Gupta S', year: 2018, doi: '10.1007/s13312' },
  })
  expect(asked).toEqual([])
})

test('a register that is busy, sends a page or never ends is silent, and what others know comes all the same', async () => {
  const asha = await world.member()

  const { items } = await asha.call(profile.lookUpPapers, { identifiers: ['10.1000/busy', '10.1000/broken', '10.1000/long', '30129537'] })

  expect(items.map(({ state }) => state)).toEqual(['silent', 'silent', 'silent', 'found'])
})

test('the works of an ORCID record come without authors, each once', async () => {
  const asha = await world.member()

  expect(await asha.call(profile.orcidWorks, { orcid: `https://orcid.org/${ORCID}` })).toEqual({
    items: [
      { title: 'Cold chain audits', journal: 'Vaccine', authors: '', year: 2020, doi: '10.1016/j.vaccine' },
      { title: 'A chapter', journal: '', authors: '', year: null, doi: null },
    ],
  })
  await expect(asha.call(profile.orcidWorks, { orcid: '0000-0001-5109-3700' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'ORCID has no record with this iD.',
  })
})

test('a member asks for so many papers and no more', async () => {
  const asha = await world.member()
  const ids = (from: number) => Array.from({ length: 8 }, (_, at) => `10.1000/many.${from + at}`)
  await asha.call(profile.lookUpPapers, { identifiers: ids(0) })

  await expect(asha.call(profile.lookUpPapers, { identifiers: ids(8) })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  // What is known already costs nothing.
  expect((await asha.call(profile.lookUpPapers, { identifiers: ids(0) })).items).toHaveLength(8)
})

test('where the operator lets nobody be asked, that is said', async ({ world: closed }) => {
  const asha = await closed.member()

  expect((await asha.call(profile.lookUpPapers, { identifiers: ['10.1000/a', '30129537'] })).items.map(({ state }) => state)).toEqual([
    'off',
    'off',
  ])
  await expect(asha.call(profile.orcidWorks, { orcid: ORCID })).rejects.toMatchObject({ code: 'REGISTER_OFF', status: 503 })
})
