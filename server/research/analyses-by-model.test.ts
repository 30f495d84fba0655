import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { paperAnalyses } from '#contract/paper-analyses.ts'
import { test } from '#tests/support/model-world.ts'
import { aPaper } from '#tests/support/papers.ts'
import type { World } from '#tests/support/world.ts'

const METHOD = 'We enrolled 794 adults with scrub typhus in seven hospitals of the hills.'
const FINDING = 'Mortality at 28 days was 13% with azithromycin and doxycycline together.'

async function analysed(world: World) {
  const asha = await world.member()
  const { id: paperId } = await aPaper(asha, { title: 'Scrub typhus in adults', abstract: `METHODS: ${METHOD}\nRESULTS: ${FINDING}` })
  const { mode, sections } = await asha.call(paperAnalyses.analyse, { paperId, clientId: randomUUID() })
  return { mode, summary: sections[0]!.text, steps: sections[1]!.text }
}

test('a model that keeps to the paper writes the summary, each line checked against a sentence of it', async ({ world, model }) => {
  model.mode = 'grounded'

  const { mode, summary, steps } = await analysed(world)

  expect([mode, summary]).toEqual(['model', `- ${METHOD}\n- ${FINDING}`])
  expect(steps).toMatch(/written by the model stand-in and checked sentence by sentence/)
})

for (const failing of ['hallucinated', 'bad cite', '500'] as const)
  test(`of a model that answers with ${failing} nothing is shown: the paper is quoted, and the steps say so`, async ({ world, model }) => {
    model.mode = failing

    const { mode, summary, steps } = await analysed(world)

    expect([mode, summary]).toEqual(['extractive', `**Methods**\n\n- ${METHOD}\n\n**Findings**\n\n- ${FINDING}`])
    expect(steps).toMatch(/The model stand-in .*The paper is quoted instead\./)
  })
