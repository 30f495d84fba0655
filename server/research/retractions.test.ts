import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect } from 'vitest'
import { doxy } from '#contract/doxy.ts'
import { feed } from '#contract/feed.ts'
import { notifications } from '#contract/notifications.ts'
import { paperAnalyses } from '#contract/paper-analyses.ts'
import { PAPER_DOCUMENT } from '#contract/paper-document.ts'
import { paperEvidence } from '#contract/paper-evidence.ts'
import { research } from '#contract/research.ts'
import { retractions } from '#contract/retractions.ts'
import { listen } from '#tests/support/listen.ts'
import { layNote } from '#tests/support/one-note.ts'
import { aPaper } from '#tests/support/papers.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { readList } from './retractions/read.ts'
import { saveList } from './retractions/save.ts'

const HEAD =
  'Record ID,Title,Subject,Institution,Journal,Publisher,Country,Author,URLS,ArticleType,RetractionDate,RetractionDOI,RetractionPubMedID,OriginalPaperDate,OriginalPaperDOI,OriginalPaperPubMedID,RetractionNature,Reason,Paywalled,Notes'
const row = (doi: string, nature = 'Retraction', on = '3/21/2024 0:00') =>
  `1,"A title, with a comma",(HSC),"A ""good"" place",J,P,India,A Rao,,Research Article,${on},10.1000/notice.1,0,1/1/2020 0:00,${doi},0,${nature},+Data Issues;+Notice - Limited or No Information;,No,`
const import_ = (world: World, ...rows: string[]) =>
  saveList(world.db, readList(Readable.from([`\ufeff${[HEAD, ...rows].join('\r\n')}\r\n`])))

const TEXT = 'Zolparinib reduced recurrent effusion from 21% to 9% in 310 adults with tuberculous pericarditis.'
const found = async (world: World, viewer: string | null) =>
  (await world.app.doxy.library.search('zolparinib effusion', { viewer })).documents.map(({ id }) => id.replace(PAPER_DOCUMENT, ''))

test('a retracted work leaves everybody’s evidence and its uploader’s own, stays out, and comes back when it is reinstated', async ({
  world,
}) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const DOI = '10.1016/J.IHJ.2021.01.001'
  const { id: paperId } = await aPaper(asha, { title: 'Zolparinib', doi: DOI, abstract: TEXT })
  await farah.call(doxy.ingest, { docs: [{ id: 'w1', text: TEXT, meta: { title: 'Zolparinib', doi: DOI } }] })
  await world.runJobs()
  expect((await found(world, asha.id)).sort()).toEqual(['w1', paperId].sort())

  expect(await import_(world, row(DOI.toLowerCase()), row('unavailable'))).toEqual({ entries: 1, changed: 1, papers: 1 })
  await world.runJobs()

  expect(await found(world, asha.id)).toEqual([])
  expect(await asha.call(paperEvidence.get, { paperId })).toMatchObject({ state: 'retracted', extent: null })
  expect(await asha.call(research.get, { paperId })).toMatchObject({ isRetracted: true })
  const { items } = await asha.call(retractions.find, { dois: `${DOI} 10.1000/other` })
  expect(items).toEqual([
    {
      doi: DOI.toLowerCase(),
      retractedOn: '2024-03-21',
      reasons: ['Data Issues', 'Notice - Limited or No Information'],
      noticeDoi: '10.1000/notice.1',
    },
  ])
  const { sections } = await asha.call(paperAnalyses.analyse, { paperId, clientId: randomUUID() })
  expect(sections[0]!.text).toMatch(/^\*\*This work was retracted\.\*\*/)
  await asha.call(research.edit, { paperId, audience: 'public' })
  const page = await (await world.fetch(`/p/paper/${paperId}`)).text()
  for (const mark of ['This work was retracted.', '<title>Retracted: Zolparinib', 'property="og:title" content="Retracted: Zolparinib"'])
    expect(page).toContain(mark)
  expect(page).toContain('"creativeWorkStatus":"Retracted"')
  const { id: later } = await aPaper(asha, { title: 'Zolparinib again', doi: DOI, abstract: TEXT })
  await world.runJobs()
  expect(await asha.call(paperEvidence.get, { paperId: later })).toMatchObject({ state: 'retracted' })

  await import_(world, row(DOI, 'Reinstatement', '5/2/2025 0:00'))
  await world.runJobs()
  expect((await asha.call(retractions.find, { dois: DOI })).items).toEqual([])
  expect(await asha.call(paperEvidence.get, { paperId })).toMatchObject({ state: 'indexed' })
  expect((await asha.call(research.list, {})).items.every(({ isRetracted }) => !isRetracted)).toBe(true)
})

test('an import takes the mark from a post that stands on the work', async ({ world }) => {
  const asha = await world.member()
  const { note, stated } = await layNote(world, 'note:renaal')
  const { id: postId } = await asha.call(feed.create, { clientId: randomUUID(), content: stated })
  await world.runJobs()
  expect((await asha.call(feed.get, { postId })).verificationStatus).toBe('verified')

  await import_(world, row(note.doi!))
  await world.runJobs()

  expect((await asha.call(feed.get, { postId })).verificationStatus).toBe('pending')
})

test('an import tells whoever uploaded a paper once that it was retracted, that it was reinstated, and again after that', async ({
  world,
}) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const DOI = '10.1016/j.ihj.2021.01.002'
  const { id } = await aPaper(asha, { title: 'A paper to be retracted', doi: DOI })
  const heard = async (member: TestMember) =>
    (await member.call(notifications.list, {})).items.map(({ kind, subjectId, excerpt }) => [kind, subjectId, excerpt])
  const notice = ['paper_retracted', id, 'A paper to be retracted']

  await import_(world, row(DOI))
  await import_(world, row(DOI))
  await import_(world, row(DOI, 'Retraction', '3/22/2024 0:00'))
  expect([await heard(asha), await heard(ravi)]).toEqual([[notice], []])

  await import_(world, row(DOI, 'Reinstatement', '3/23/2024 0:00'))
  const back = ['paper_reinstated', id, 'A paper to be retracted']
  expect(await heard(asha)).toEqual([back, notice])
  await import_(world, row(DOI, 'Retraction', '3/24/2024 0:00'))
  expect(await heard(asha)).toEqual([notice, back, notice])
})

test('a page that shows a paper hears that its work was retracted, and that it was reinstated', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const doi = '10.1000/shown.meanwhile'
  const { id: paperId } = await aPaper(asha, { doi })
  await world.runJobs()
  const line = await listen(world, ravi, `paper:${paperId}`)
  const isRetracted = async () => (await ravi.call(research.get, { paperId })).isRetracted

  for (const [nature, on, is] of [
    ['Retraction', '3/21/2024 0:00', true],
    ['Reinstatement', '3/22/2024 0:00', false],
  ] as const) {
    const before = line.of('paper_changed').length
    await import_(world, row(doi, nature, on))
    await world.runJobs()
    await expect.poll(() => line.of('paper_changed').length).toBeGreaterThan(before)
    expect(await isRetracted()).toBe(is)
  }
  line.close()
})

test('an import tells whoever cites the work in a post, its link or a comment, once of each post', async ({ world }) => {
  const [asha, ravi, zoya] = [await world.member(), await world.member(), await world.member()]
  const doi = '10.1000/cited.by-many'
  const post = (by: TestMember, content: string, link?: string) => by.call(feed.create, { clientId: randomUUID(), content, link })
  const comment = (by: TestMember, postId: string, text: string) => by.call(feed.comment, { postId, clientId: randomUUID(), text })
  const cited = await post(asha, `As in https://doi.org/${doi.toUpperCase()}.`)
  const linked = await post(asha, 'Read this.', `https://doi.org/${doi}`)
  const other = await post(zoya, `As in ${doi}.2 and 10.1000/cited`)
  const edited = await post(zoya, `As in ${doi}`)
  await zoya.call(feed.edit, { postId: edited.id, content: 'I took it out.', link: null, audience: 'members' })
  await comment(asha, cited.id, `Again: ${doi}`)
  const said = await comment(ravi, other.id, `Rather (doi:${doi})!`)
  const removed = await comment(zoya, other.id, `And ${doi}`)
  await zoya.call(feed.removeComment, { postId: other.id, commentId: removed.id })
  const heard = async (by: TestMember) =>
    (await by.call(notifications.list, {})).items.flatMap(({ kind, subjectId, excerpt }) =>
      kind === 'citation_retracted' ? [`${subjectId} ${excerpt}`] : [],
    )

  await import_(world, row(doi))
  await import_(world, row(doi, 'Retraction', '3/22/2024 0:00'))
  await world.runJobs()

  expect((await heard(asha)).sort()).toEqual([`${cited.id} As in https://doi.org/${doi.toUpperCase()}.`, `${linked.id} Read this.`].sort())
  expect(await heard(ravi)).toEqual([`${other.id} ${said.text}`])
  expect(await heard(zoya)).toEqual([])
})

test('the newest entry counts whatever its place, an import again changes nothing, and a correction retracts nothing', async ({
  world,
}) => {
  const asha = await world.member()
  const rows = [
    row('10.1000/a', 'Retraction', '5/2/2025 0:00'),
    row('10.1000/a', 'Correction', '1/2/2025 0:00'),
    row('10.1000/b', 'Correction'),
  ]

  expect(await import_(world, ...rows)).toMatchObject({ entries: 3, changed: 2 })
  expect(await import_(world, ...rows)).toMatchObject({ entries: 3, changed: 0 })
  expect(await import_(world, row('10.1000/a', 'Correction', '2/2/2025 0:00'))).toMatchObject({ changed: 0 })

  expect((await asha.call(retractions.find, { dois: '10.1000/a 10.1000/b' })).items.map(({ doi }) => doi)).toEqual(['10.1000/a'])
})

test('a correction or a concern, however new and in whichever import, takes no retraction back', async ({ world }) => {
  const asha = await world.member()
  const [before, behind, beside, undated] = ['10.1000/before', '10.1000/behind', '10.1000/beside', '10.1000/undated']
  const works = [before, behind, beside, undated]
  const { id } = await aPaper(asha, { title: 'Retracted and corrected', doi: behind })

  await import_(world, row(before, 'Expression of concern', '5/2/2025 0:00'))
  await import_(
    world,
    row(before, 'Retraction', '1/2/2025 0:00'),
    row(behind, 'Retraction', '1/2/2025 0:00'),
    row(undated, 'Retraction', ''),
    row(beside, 'Retraction', '1/2/2025 0:00'),
    row(beside, 'Correction', '5/2/2025 0:00'),
  )
  await import_(world, row(behind, 'Correction', '5/2/2025 0:00'), row(undated, 'Correction', ''), row(undated, 'Correction'))

  const { items } = await asha.call(retractions.find, { dois: works.join(' ') })
  expect(items.map(({ doi }) => doi)).toEqual(works)
  expect(items.find(({ doi }) => doi === behind)).toMatchObject({ retractedOn: '2025-01-02' })
  expect((await asha.call(research.get, { paperId: id })).isRetracted).toBe(true)
  expect((await asha.call(notifications.list, {})).items.map(({ kind }) => kind)).toEqual(['paper_retracted'])
  await import_(world, row(behind, 'Reinstatement', '3/2/2025 0:00'))
  expect((await asha.call(research.get, { paperId: id })).isRetracted).toBe(false)
})

test('a file that is no such list is refused by what it lacks, and nothing is kept of it', async ({ world }) => {
  const list = readList(Readable.from(['Title,DOI\nA,10.1000/c\n']))

  await expect(saveList(world.db, list)).rejects.toThrow('OriginalPaperDOI')
  expect(await world.db.selectFrom('retraction').select('doi').where('doi', '=', '10.1000/c').execute()).toEqual([])
})
