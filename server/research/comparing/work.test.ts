import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { paperComments } from '#contract/paper-comments.ts'
import { pdfOf } from '#tests/support/paper-files.ts'
import { aPaper, aVersion, fileOfBytes } from '#tests/support/papers.ts'
import { test, type World } from '#tests/support/world.ts'
import { readVersion } from '../reading/work.ts'
import { seekAgain } from './work.ts'

const WORDS = 'The gain began in the third month of the study.'

/** The database, where something else happens once the quotes to be looked for have been read. */
function meanwhile({ db }: World, act: () => Promise<unknown>) {
  let isDone = false
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isDone && 'exact' in (result.rows[0] ?? {})) {
        isDone = true
        await act()
      }
      return result
    },
  })
}

test('words that were found in a newer text meanwhile are not said to wait for it', async ({ world }) => {
  const asha = await world.member()
  const { id: paperId } = await aPaper(asha, {}, fileOfBytes(pdfOf([[WORDS]]), 'one.pdf'))
  await world.runJobs()
  const quote = { exact: 'third month', prefix: '', suffix: '' }
  await asha.call(paperComments.comment, { paperId, clientId: randomUUID(), text: 'Why then?', quote })
  await aVersion(asha, paperId, fileOfBytes(pdfOf([['Another page about ambulances stands here in its place.']]), 'two.pdf'))
  await aVersion(asha, paperId, fileOfBytes(pdfOf([['A first page.'], [WORDS]]), 'three.pdf'))
  const { services } = world.app
  await readVersion({ paperId, no: 2 }, services)

  const db = meanwhile(world, async () => {
    await readVersion({ paperId, no: 3 }, services)
    await seekAgain({ paperId }, services)
  })
  await seekAgain({ paperId }, { ...services, db })

  const [comment] = (await asha.call(paperComments.list, { paperId })).items
  expect(comment!.quote).toMatchObject({ page: 1, newestPage: 2, state: 'found' })
})
