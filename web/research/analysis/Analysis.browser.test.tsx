import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ANALYSIS_PROMPT } from '#contract/paper-words.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { Analysis } from './Analysis.tsx'

afterEach(leave)

const paper = { id: 'p', canRead: true, versionList: [] as unknown } as OpenedPaper
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Analysis paper={paper} onPage={() => {}} />
    </QueryClientProvider>,
  )

test('an instruction stands through a reload until it was asked, and other words are another question', async () => {
  signIn('asha')
  const sent: { clientId: string; instruction: string }[] = []
  answer({
    'GET /api/research/papers/p/analyses': () => ({ items: [] }),
    'POST /api/research/papers/p/analyses': ({ body }) => {
      sent.push(body as (typeof sent)[number])
      if (sent.length === 1) throw new TypeError('Failed to fetch')
      return {}
    },
  })
  const name = 'What should Doxy AI look for?'
  const first = await open()
  await first.getByRole('textbox', { name }).fill('Only the harms')
  await first.getByRole('button', { name: 'Analyse' }).click()
  await expect.element(first.getByRole('alert')).toBeVisible()
  await first.unmount()

  const again = await open()
  const box = again.getByRole('textbox', { name })
  await expect.element(box).toHaveValue('Only the harms')
  await box.fill('Only the harms in the old')
  await again.getByRole('button', { name: 'Analyse' }).click()

  await expect.element(box).toHaveValue(ANALYSIS_PROMPT)
  expect(sent.map(({ instruction }) => instruction)).toEqual(['Only the harms', 'Only the harms in the old'])
  expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(2)
})
