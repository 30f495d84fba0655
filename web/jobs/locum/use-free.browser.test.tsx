import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { LocumSlot } from '#contract/locum.ts'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { weekQuery } from './queries.ts'
import { useFree } from './use-free.ts'

afterEach(leave)

const DAY = '2030-01-07'
const NONE = {
  ...{ fromDay: DAY, shifts: [], month: { shifts: 0, pay: 0 }, offers: { waiting: 0, next: null }, next: null },
  proof: { isRegistered: true, checked: '' },
}

function Bands() {
  const week = useQuery(weekQuery(DAY))
  const { free, setFree } = useFree(week.data?.free ?? [])
  return (
    <>
      <button type="button" onClick={() => setFree({ day: DAY, band: 'day', isFree: true })}>
        Day
      </button>
      <button type="button" onClick={() => setFree({ day: DAY, band: 'night', isFree: true })}>
        Night
      </button>
      <p>Free: {free.map(({ band }) => band).join(', ') || 'never'}</p>
    </>
  )
}

test('what was pressed stands until a week that knows it has been read, whatever is pressed next', async () => {
  signIn('asha')
  const saved: LocumSlot[] = []
  let isHeld = false
  const kept: (() => void)[] = []
  answer({
    'GET /api/locum/week': async () => {
      const free = [...saved]
      if (isHeld) await new Promise<void>((resolve) => kept.push(resolve))
      return { ...NONE, free }
    },
    'PUT /api/locum/free': ({ body }) => {
      saved.push({ day: DAY, band: (body as LocumSlot).band })
      return body
    },
  })
  const screen = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })}>
      <Bands />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('Free: never')).toBeVisible()

  isHeld = true
  await screen.getByRole('button', { name: 'Day' }).click()
  await screen.getByRole('button', { name: 'Night' }).click()

  await expect.poll(() => [saved.length, kept.length > 0]).toEqual([2, true])
  await expect.element(screen.getByText('Free: day, night')).toBeVisible()
  isHeld = false
  for (const release of kept) release()
  await expect.element(screen.getByText('Free: day, night')).toBeVisible()
})
