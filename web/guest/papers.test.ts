import { expect, test } from 'vitest'
import { PaperComment } from '#contract/paper-comments.ts'
import { OpenedPaper, Paper } from '#contract/papers.ts'
import { keepHere } from '../lib/upload/here.ts'
import { answer } from './world.ts'

const ask = (act: string, input: object) => answer(['research', act], input)
const list = async (filters = {}) => ((await ask('list', filters)) as { items: Paper[] }).items.map((paper) => Paper.parse(paper))
const commentsOn = async (paperId: string) =>
  ((await answer(['paperComments', 'list'], { paperId })) as { items: PaperComment[] }).items.map((one) => PaperComment.parse(one))
const pagesOf = async (paperId: string, no: number) =>
  ((await ask('text', { paperId, no })) as { pages: { no: number; text: string }[] }).pages

test('a guest sees six papers, whose counts are counted and whose quotes stand where they say', async () => {
  const papers = await list()

  expect(papers.map(({ uploadedBy, versions }) => [uploadedBy.name, versions])).toEqual([
    ['Dr. Ananya Iyer', 3],
    ['Dr. Sourav Banerjee', 1],
    ['Meera Nair', 2],
    ['Dr. Harpreet Kaur', 4],
    ['Dr. Vikram Rathore', 1],
    ['Dr. Priya Mehta', 2],
  ])
  for (const { id, versions, comments } of papers) {
    OpenedPaper.parse(await ask('get', { paperId: id }))
    const threads = await commentsOn(id)
    expect(threads.reduce((sum, { replies }) => sum + 1 + replies, 0)).toBe(comments)
    for (const { quote, versionNo } of threads) {
      if (!quote) continue
      expect((await pagesOf(id, versionNo)).find(({ no }) => no === quote.page)?.text).toContain(quote.exact)
      const stillThere = (await pagesOf(id, versions)).some(({ text }) => text.includes(quote.exact))
      expect(quote.state).toBe(stillThere ? 'found' : 'orphaned')
    }
  }
})

test('what a version of a sample changed is shown of that version alone', async () => {
  const [{ id: paperId }] = (await list({ q: 'door-to-wire' })) as [Paper]

  expect(await ask('compare', { paperId, no: 3, since: 2 })).toMatchObject({ state: 'compared', changed: 1 })
  await ask('addVersion', { paperId, clientId: crypto.randomUUID() })
  expect(await ask('compare', { paperId, no: 4, since: 3 })).toMatchObject({ state: 'unread', passages: [] })
})

test('the filters of a guest are those of the specification: parts of words, whatever their case, and the whole year', async () => {
  const found = async (filters: object) => (await list(filters)).length

  expect(await found({ q: 'KOLKATA' })).toBe(1)
  expect(await found({ author: 'nair' })).toBe(1)
  expect(await found({ journal: 'indian heart' })).toBe(1)
  expect(await found({ specialization: 'olog' })).toBe(3)
  expect(await found({ year: '2024' })).toBe(2)
  expect(await found({ year: '202' })).toBe(0)
})

test('what a guest uploads stands at the top with the defaults, and its text is read in this tab', async () => {
  const uploadId = keepHere(new File(['We followed nine patients.'], 'nine.txt'))
  const clientId = crypto.randomUUID()

  const paper = OpenedPaper.parse(await ask('upload', { clientId, uploadId }))

  expect((await list())[0]).toMatchObject({
    ...{ id: paper.id, title: 'nine.txt', authors: 'Unknown', journal: '—', year: String(new Date().getFullYear()), specialization: '' },
    abstract: 'Summary will appear here after backend integration.',
  })
  expect(paper.versionList).toMatchObject([{ changesSummary: 'Initial upload', textState: 'read' }])
  expect(await pagesOf(paper.id, 1)).toEqual([{ no: 1, text: 'We followed nine patients.' }])

  const pdf = keepHere(new File(['%PDF-1.7'], 'nine.pdf'))
  expect(await ask('addVersion', { paperId: paper.id, uploadId: pdf })).toMatchObject({
    ...{ no: 2, changesSummary: 'New version', fileName: 'nine.pdf', textState: 'failed' },
    textTrouble: expect.stringContaining('Nothing was sent'),
  })
})

test('a guest comments, replies and quotes; words that are not there are refused, and so is what needs an account', async () => {
  const found = async () => (await list({ q: 'door-to-wire' }))[0]!
  const { id: paperId, comments } = await found()
  const say = (input: object) => answer(['paperComments', 'comment'], { paperId, versionNo: 3, clientId: crypto.randomUUID(), ...input })

  const thread = PaperComment.parse(await say({ text: ' Thank you. ', quote: { exact: 'costs a phone call', prefix: '', suffix: '' } }))
  await say({ text: 'And well written.', parentId: thread.id })

  expect(thread).toMatchObject({ text: 'Thank you.', quote: { page: 5, state: 'found' } })
  expect((await commentsOn(paperId)).find(({ id }) => id === thread.id)?.replies).toBe(1)
  expect((await found()).comments).toBe(comments + 2)
  await expect(say({ text: 'Where?', quote: { exact: 'words of nobody' } })).rejects.toMatchObject({ code: 'QUOTE_NOT_FOUND' })
  await expect(ask('save', { paperId })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
