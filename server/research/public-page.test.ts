import { expect } from 'vitest'
import { research } from '#contract/research.ts'
import { newId } from '#server/platform/ids.ts'
import { aPaper } from '#tests/support/papers.ts'
import { test, type World } from '#tests/support/world.ts'
import { publicPapers } from './public-page/queries.ts'

async function read(world: World, paperId: string) {
  const answer = await world.fetch(`/p/paper/${paperId}`)
  return { status: answer.status, html: await answer.text(), policy: answer.headers.get('content-security-policy') }
}
const SAID = {
  title: 'Door-to-wire </script><script>alert(1)</script> "time"',
  authors: 'Asha Iyer, R Deshmukh',
  journal: 'Indian Heart Journal',
  year: '2025',
  doi: '10.1016/j.ihj.2025.01.001',
  abstract: 'We followed 1,486 patients in eleven districts.',
}

test('a public paper has a page with what reference managers and search engines read, and nothing in it runs', async ({ world }) => {
  const asha = await world.member({ name: 'Dr. Asha Uploader' })
  const { id } = await aPaper(asha, { ...SAID, audience: 'public', licence: 'cc_by' })

  const { status, html, policy } = await read(world, id)

  expect(status).toBe(200)
  expect(policy).not.toContain('script-src')
  for (const [name, content] of [
    ['citation_author', 'Asha Iyer'],
    ['citation_author', 'R Deshmukh'],
    ['citation_publication_date', '2025'],
    ['citation_journal_title', 'Indian Heart Journal'],
    ['citation_doi', SAID.doi],
  ])
    expect(html).toContain(`<meta name="${name}" content="${content}">`)
  expect(html).toContain('<meta name="citation_title" content="Door-to-wire &lt;/script&gt;')
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!
  expect(JSON.parse(data!)).toMatchObject({ '@type': 'ScholarlyArticle', name: SAID.title, abstract: SAID.abstract, datePublished: '2025' })
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toContain('Dr. Asha Uploader')
})

test('without an open licence no word of the abstract stands on it; defaults stand nowhere', async ({ world }) => {
  const asha = await world.member()
  const closed = await aPaper(asha, { ...SAID, audience: 'public', licence: 'none' })
  const bare = await aPaper(asha, { title: 'A title alone', audience: 'public', licence: 'cc_by' })

  expect((await read(world, closed.id)).html).not.toContain('1,486')
  expect((await read(world, bare.id)).html).not.toMatch(/Unknown|Summary will appear|citation_author/)
})

test('a paper for fewer, one that is deleted and one that never was are answered alike, and stand in no list', async ({ world }) => {
  const asha = await world.member()
  const papers = await Promise.all(
    (['private', 'mates', 'members', 'public'] as const).map((audience) => aPaper(asha, { ...SAID, audience })),
  )
  const [, , , open] = papers
  const removed = await aPaper(asha, { ...SAID, audience: 'public' })
  await asha.call(research.remove, { paperId: removed.id })
  publicPapers.forget(world.db)

  const list = await (await world.fetch('/sitemap-papers.xml')).text()
  const answers = await Promise.all([...papers.slice(0, 3).map(({ id }) => id), removed.id, newId()].map((id) => read(world, id)))

  expect(new Set(answers.map(({ status, html }) => `${status} ${html.replaceAll(/(?<=paper%3D)[\da-f-]{36}/g, 'ID')}`)).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 404, html: expect.stringContaining('noindex') })
  expect(list).toContain(`/p/paper/${open!.id}</loc>`)
  for (const { id } of [...papers.slice(0, 3), removed]) expect(list).not.toContain(id)
  await asha.call(research.edit, { paperId: open!.id, audience: 'members' })
  expect((await read(world, open!.id)).status).toBe(404)
})
