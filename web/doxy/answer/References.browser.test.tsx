import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { References } from './References.tsx'
import { RetractedNote } from './RetractedNote.tsx'

afterEach(leave)

const work = (id: string, title: string, doi: string) => ({ id, title, doi, year: 2024, source: 'IHJ', url: null, isNote: false })

test('a kept answer says which of its works were retracted since', async () => {
  signIn('asha')
  const asked = answer({
    'GET /api/research/retractions': () => ({
      items: [{ doi: '10.1000/wrong', retractedOn: '2025-10-02', reasons: [], noticeDoi: null }],
    }),
  })
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <References
        citations={[]}
        onCite={() => undefined}
        evidence={[work('a', 'Figures that were wrong', 'https://doi.org/10.1000/WRONG'), work('b', 'Figures that stand', '10.1000/right')]}
      />
    </QueryClientProvider>,
  )

  const rowOf = (words: string) => screen.getByRole('listitem').filter({ hasText: words })
  await expect.element(rowOf('wrong').getByText('Retracted')).toBeVisible()
  expect(rowOf('stand').getByText('Retracted').elements()).toHaveLength(0)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a kept answer says above its words that a work was retracted since, and one that stands says nothing', async () => {
  signIn('asha')
  answer({
    'GET /api/research/retractions': () => ({
      items: [{ doi: '10.1000/wrong', retractedOn: '2025-10-02', reasons: [], noticeDoi: null }],
    }),
  })
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RetractedNote evidence={[work('b', 'Figures that stand', '10.1000/right')]} />
      <RetractedNote evidence={[work('a', 'Figures that were wrong', '10.1000/wrong')]} />
    </QueryClientProvider>,
  )

  await expect.element(screen.getByText(/^Retracted since: Figures that were wrong\./)).toBeVisible()
  expect(screen.getByText(/Figures that stand/).elements()).toHaveLength(0)
})
