import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { test, type World } from '#tests/support/world.ts'

const read = async (world: World, postId: string) => {
  const answer = await world.fetch(`/p/post/${postId}`)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

test('what a check found is told with its source, once it is over', async ({ world }) => {
  const asha = await world.member()
  const { id: postId } = await asha.call(feed.create, {
    ...{ clientId: randomUUID(), audience: 'public' as const },
    content: 'Aspirin lowers mortality in acute infarction.',
  })
  const source = { id: 'n1', title: 'ISIS-2', source: 'The Lancet', year: 1988, url: 'https://doi.org/10.1/x' }
  const finding = {
    claim: 'Aspirin lowers mortality',
    says: null,
    stated: null,
    quote: 'fewer deaths',
    passageId: 'p',
    source,
    model: null,
  }
  const check = (outcome: 'queued' | 'no_claim' | 'checked', findings: object[]) =>
    world.db
      .updateTable('post_check')
      .set({ outcome, findings: JSON.stringify(findings), checked_at: new Date('2026-11-20T05:00:00Z') })
      .where('post_id', '=', postId)
      .execute()
  const mark = (verification: 'verified' | 'pending') =>
    world.db.updateTable('post').set({ verification }).where('id', '=', postId).execute()

  await check('queued', [])
  const waiting = await read(world, postId)
  await check('checked', [{ ...finding, status: 'open' }])
  const silent = await read(world, postId)
  await check('checked', [
    { ...finding, status: 'verified' },
    { ...finding, status: 'open' },
  ])
  const inPart = await read(world, postId)
  await check('checked', [{ ...finding, status: 'verified' }])
  await mark('verified')
  const verified = await read(world, postId)

  expect(waiting.html).toContain('<span>Pending</span>')
  expect(silent.html).toContain('Checked. No source speaks to it.')
  expect(silent.html).not.toContain('<span>Pending</span>')
  expect(inPart.html).toContain('Checked. Sources do not settle it.')
  for (const words of ['<span>Verified</span>', 'Aspirin lowers mortality', '“fewer deaths”', 'ISIS-2', 'The Lancet', '20 Nov 2026'])
    expect(verified.html).toContain(words)
})
