import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { feed } from '#contract/feed.ts'
import { mates } from '#contract/mates.ts'
import { paperComments } from '#contract/paper-comments.ts'
import { research } from '#contract/research.ts'
import { befriend } from '#tests/support/mates.ts'
import { aPaper, aText, aVersion } from '#tests/support/papers.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const NONE = { code: 'NOT_FOUND', status: 404 }

test('an upload without a word reads as the specification says, with one version', async ({ world }) => {
  const asha = await world.member()

  const paper = await aPaper(asha, {}, new File(['Some words on a ward'], 'ward.txt'))

  expect(paper).toMatchObject({
    title: 'ward.txt',
    authors: 'Unknown',
    abstract: 'Summary will appear here after backend integration.',
    journal: '—',
    year: String(new Date().getFullYear()),
    specialization: '',
    audience: 'members',
    licence: 'none',
    versions: 1,
    comments: 0,
    versionList: [{ no: 1, changesSummary: 'Initial upload', fileName: 'ward.txt', textState: 'waiting' }],
  })
})

test('a later version says "New version", and "No file" where it has none and nothing to download', async ({ world }) => {
  const asha = await world.member()
  const { id: paperId } = await aPaper(asha)

  const bare = await aVersion(asha, paperId, null)
  await aVersion(asha, paperId, aText(), 'Corrected table 2')

  expect(bare).toMatchObject({ no: 2, changesSummary: 'New version', fileName: 'No file', file: null, textState: 'none' })
  await expect(asha.call(research.openFile, { paperId, no: 2 })).rejects.toMatchObject(NONE)
  const { versionList, versions } = await asha.call(research.get, { paperId })
  expect([versions, versionList.map(({ no, changesSummary }) => [no, changesSummary])]).toEqual([
    3,
    [
      [3, 'Corrected table 2'],
      [2, 'New version'],
      [1, 'Initial upload'],
    ],
  ])
})

test('what is sent twice is kept once: a paper, a version, a comment; what was removed does not come back', async ({ world }) => {
  const asha = await world.member()
  const [clientId, uploadId] = [randomUUID(), await asha.upload('paper', aText())]
  const upload = () => asha.call(research.upload, { clientId, uploadId })
  const { id: paperId } = await upload()
  const version = { paperId, clientId: randomUUID(), uploadId: await asha.upload('paper', aText()) }
  const comment = { paperId, clientId: randomUUID(), text: 'Seen' }

  expect((await upload()).id).toBe(paperId)
  for (const _ of [1, 2]) expect((await asha.call(research.addVersion, version)).no).toBe(2)
  for (const _ of [1, 2]) await asha.call(paperComments.comment, comment)

  expect(await asha.call(research.get, { paperId })).toMatchObject({ versions: 2, comments: 1 })
  await asha.call(research.remove, { paperId })
  await expect(upload()).rejects.toMatchObject(NONE)
  await expect(asha.call(research.get, { paperId })).rejects.toMatchObject(NONE)
})

test('a version that is sent again after a lost answer is the same one, with the words it was sent with last', async ({ world }) => {
  const asha = await world.member()
  const { id: paperId } = await aPaper(asha)
  const version = { paperId, clientId: randomUUID(), uploadId: await asha.upload('paper', aText()) }
  await asha.call(research.addVersion, { ...version, changesSummary: 'Table 2 corected' })

  const again = await asha.call(research.addVersion, { ...version, changesSummary: 'Table 2 corrected' })

  expect(again).toMatchObject({ no: 2, changesSummary: 'Table 2 corrected' })
  expect((await asha.call(research.get, { paperId })).versionList).toMatchObject([{ changesSummary: 'Table 2 corrected' }, { no: 1 }])
})

test('a file is taken once, and by who sent it', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const uploadId = await asha.upload('paper', aText())
  const by = (member: TestMember) => member.call(research.upload, { clientId: randomUUID(), uploadId })

  await expect(by(ravi)).rejects.toMatchObject(NONE)
  await by(asha)

  await expect(by(asha)).rejects.toMatchObject(NONE)
})

test('an edit changes what it names; what is empty reads as the default; nobody else edits, adds or deletes', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: paperId } = await aPaper(asha, { title: 'STEMI', journal: 'IHJ', doi: 'https://doi.org/10.1016/j.ihj.2021.01.001' })

  const edited = await asha.call(research.edit, { paperId, journal: '', topics: ['PCI'], specialization: 'Cardiology' })

  expect(edited).toMatchObject({ title: 'STEMI', journal: '—', topics: ['PCI'], doi: '10.1016/j.ihj.2021.01.001' })
  expect(edited.link).toBe('https://doi.org/10.1016/j.ihj.2021.01.001')
  expect(edited.editedAt).not.toBeNull()
  const refused = { code: 'NOT_YOURS', status: 403 }
  await expect(ravi.call(research.edit, { paperId, title: 'Mine' })).rejects.toMatchObject(refused)
  await expect(ravi.call(research.remove, { paperId })).rejects.toMatchObject(refused)
  await expect(aVersion(ravi, paperId)).rejects.toMatchObject(refused)
  await expect(ravi.call(research.readAgain, { paperId, no: 1 })).rejects.toMatchObject(refused)
})

/** Every way in which a member could come upon a paper. */
async function waysTo(world: World, by: TestMember, { id: paperId, title }: { id: string; title: string }, file: () => File) {
  const nothing = (error: { code: string }) => {
    expect(error.code).toBe('NOT_FOUND')
    return false
  }
  const found = (way: Promise<unknown>) => way.then(() => true, nothing)
  const { items } = await by.call(research.list, { q: title })
  const { duplicates } = await by.call(research.propose, { uploadId: await by.upload('paper', file()), doi: '10.1000/private.1' })
  return {
    get: await found(by.call(research.get, { paperId })),
    list: items.some(({ id }) => id === paperId),
    topics: (await by.call(research.topics, { q: title })).items.length > 0,
    duplicates: duplicates.some((one) => one.paperId === paperId),
    comments: await found(by.call(paperComments.list, { paperId })),
    comment: await found(by.call(paperComments.comment, { paperId, clientId: randomUUID(), text: 'Hello' })),
    save: await found(by.call(research.save, { paperId })),
    follow: await found(by.call(research.follow, { paperId })),
    text: await found(by.call(research.text, { paperId, no: 1 })),
    compare: await found(by.call(research.compare, { paperId, no: 1, since: 1 })),
    file: (await world.fetch(`/api/research/papers/${paperId}/versions/1/download`, { token: by.token })).status === 200,
  }
}

const everything = {
  ...{ get: true, list: true, topics: true, duplicates: true, comments: true, comment: true, save: true, follow: true, text: true },
  ...{ compare: true, file: true },
}
const nothing = Object.fromEntries(Object.keys(everything).map((way) => [way, false]))

test.for([
  { audience: 'private', mate: nothing, stranger: nothing },
  { audience: 'mates', mate: everything, stranger: nothing },
  { audience: 'members', mate: everything, stranger: everything },
  { audience: 'public', mate: everything, stranger: everything },
] as const)('a paper for $audience is found by nobody else, in no way', async ({ audience, mate, stranger }, { world }) => {
  const [asha, ravi, zoya] = [await world.member(), await world.member(), await world.member()]
  await befriend(world, asha, [ravi])
  const file = () => new File([`Words for ${audience} ears`], 'paper.txt')
  const title = `Thyroid in ${audience} hands`
  const paper = await aPaper(asha, { audience, title, licence: 'cc_by', doi: '10.1000/private.1', topics: ['Thyroid'] }, file())
  await world.runJobs()

  expect(await waysTo(world, asha, paper, file)).toEqual(everything)
  expect(await waysTo(world, ravi, paper, file)).toEqual(mate)
  expect(await waysTo(world, zoya, paper, file)).toEqual(stranger)
  await asha.call(mates.block, { memberId: zoya.id })
  expect(await waysTo(world, zoya, paper, file)).toEqual(nothing)
  await zoya.call(mates.block, { memberId: asha.id })
  await asha.call(mates.unblock, { memberId: zoya.id })
  expect(await waysTo(world, zoya, paper, file)).toEqual(nothing)
})

test('without an open licence others see what a paper is, and its uploader alone reads it here', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const paper = await aPaper(asha, { link: 'https://journal.example/1' })
  const { id: paperId } = paper
  await world.runJobs()

  const seen = await ravi.call(research.get, { paperId })

  expect(seen).toMatchObject({ canRead: false, link: 'https://journal.example/1', versionList: [{ file: null }] })
  for (const ask of [
    () => ravi.call(research.text, { paperId, no: 1 }),
    () => ravi.call(research.compare, { paperId, no: 1, since: 1 }),
    () => ravi.call(research.openFile, { paperId, no: 1 }),
  ])
    await expect(ask()).rejects.toMatchObject(NONE)
  expect((await asha.call(research.text, { paperId, no: 1 })).pages[0]!.text).toContain('1,486 patients')
  await asha.call(research.edit, { paperId, licence: 'cc_by_nc' })
  expect((await ravi.call(research.text, { paperId, no: 1 })).textState).toBe('read')
})

test('an address from before opens nothing once the audience is narrower, the licence closed or the session over', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: paperId } = await aPaper(asha, { licence: 'cc_by' }, new File(['Words of a file'], `a"b'ü.txt`))
  const { url } = await ravi.call(research.openFile, { paperId, no: 1 })
  const status = async () => (await world.fetch(url)).status

  const answer = await world.fetch(url)
  expect(await answer.text()).toBe('Words of a file')
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''a%22b%27%C3%BC.txt`)
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect((await world.fetch(url.replace(ravi.id, asha.id))).status).toBe(404)
  expect((await world.fetch(url.split('?')[0]!)).status).toBe(401)
  for (const change of [{ audience: 'private' }, { licence: 'none', audience: 'members' }] as const) {
    await asha.call(research.edit, { paperId, ...change })
    expect(await status()).toBe(404)
  }
  await asha.call(research.edit, { paperId, licence: 'cc0' })
  expect(await status()).toBe(200)
  await ravi.call(account.signOut)
  expect(await status()).toBe(404)
})

test('posts and papers do not hear of each other’s requests', async ({ world }) => {
  const asha = await world.member()
  const clientId = randomUUID()
  await asha.call(feed.create, { clientId, content: 'A post' })

  expect(await aPaper(asha, { clientId })).toMatchObject({ clientId })
})
