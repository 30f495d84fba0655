import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { OpenedPaper } from '#contract/papers.ts'
import { answer, leave } from '#tests/browser/world.ts'
import { PreviewAnalysis } from './PreviewAnalysis.tsx'

afterEach(leave)

const paper = { title: 'Door-to-wire time', abstract: 'Hub and spoke.', specialization: 'Cardiology' } as OpenedPaper
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PreviewAnalysis paper={paper} />
    </QueryClientProvider>,
  )

test('a guest asks Doxy AI about a paper of the preview, and nothing is asked before', async () => {
  const asked = vi.fn()
  const calls = answer({
    'POST /api/ask-doxy': ({ body, token }) => {
      asked(body, token)
      return { summary: 'Spokes gained most.', steps: [], evidence: [], next_steps: [], confidence: 'Low', disclaimer: 'Educational only.' }
    },
  })
  const screen = await open()
  expect(calls).not.toHaveBeenCalled()

  await screen.getByRole('button', { name: 'Analyse' }).click()

  await expect.element(screen.getByText('Spokes gained most.')).toBeVisible()
  await expect.element(screen.getByText('Educational only.')).toBeVisible()
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    {
      query: 'Summarize key findings, limitations, and clinical relevance.\n\nTitle: Door-to-wire time\nAbstract: Hub and spoke.',
      user_id: 'research_hub',
      context: { user_profile: { role: 'researcher', specialization: 'Cardiology' } },
    },
    null,
  )
})

test('an analysis that fails says so and keeps what was asked', async () => {
  answer({}).mockRejectedValue(new TypeError('Failed to fetch'))
  const screen = await open()
  const field = screen.getByLabelText('What should Doxy AI look for?')
  await field.fill('What of the spokes?')

  await screen.getByRole('button', { name: 'Analyse' }).click()

  await expect.element(screen.getByRole('alert')).toHaveTextContent('Assistant error. Ensure backend is running.')
  await expect.element(field).toHaveValue('What of the spokes?')
})
