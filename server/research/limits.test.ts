import { expect } from 'vitest'
import { research } from '#contract/research.ts'
import { aPaper } from '#tests/support/papers.ts'
import { test, World } from '#tests/support/world.ts'

test('texts and files of papers count for what one member is shown in a day', async () => {
  const world = await World.open({ RATE_LIMITS: 'on', LIMIT_POSTS: '2/86400' })
  try {
    const [asha, ravi] = [await world.member(), await world.member()]
    const { id: paperId } = await aPaper(asha, { licence: 'cc_by' })
    await world.runJobs()
    const read = () => ravi.call(research.text, { paperId, no: 1 })

    expect((await read()).pages).toHaveLength(1)
    await ravi.call(research.openFile, { paperId, no: 1 })

    for (const again of [read, () => ravi.call(research.openFile, { paperId, no: 1 })])
      await expect(again()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  } finally {
    await world.close()
  }
})
