import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LineStatus } from './LineStatus.tsx'
import { watchUpdates } from './update.ts'

const stops: (() => void)[] = []
const worker = { postMessage: vi.fn() }
/** What the browser says of the worker that keeps this page. */
const registration = Object.assign(new EventTarget(), {
  installing: null as EventTarget | null,
  waiting: null as typeof worker | null,
  update: vi.fn(async () => undefined),
})

/** A worker is fetched, and waits or is gone. */
async function fetched(waiting: typeof worker | null) {
  await navigator.serviceWorker.ready
  const installing = new EventTarget()
  registration.installing = installing
  registration.dispatchEvent(new Event('updatefound'))
  Object.assign(registration, { installing: null, waiting })
  installing.dispatchEvent(new Event('statechange'))
}

beforeEach(() => {
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration as unknown as ServiceWorkerRegistration)
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue({} as ServiceWorker)
  stops.push(watchUpdates())
})
afterEach(async () => {
  await fetched(null)
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
  worker.postMessage.mockReset()
})

test('a newer version is said quietly, and comes at a press', async () => {
  const { getByRole } = await render(<LineStatus />)
  await expect.element(getByRole('status')).toBeEmptyDOMElement()

  await fetched(worker)
  await expect.element(getByRole('status')).toMatchTextContent('A new version is ready.')
  expect(worker.postMessage).not.toHaveBeenCalled()
  await getByRole('button', { name: 'Update' }).click()

  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('take over')
})

test('where unsent text stands, one press takes nothing away', async () => {
  const { getByRole } = await render(
    <>
      <textarea aria-label="Message" defaultValue="Bed 4 is" />
      <LineStatus />
    </>,
  )
  await fetched(worker)

  await getByRole('button', { name: 'Update' }).click()

  await expect.element(getByRole('status')).toMatchTextContent('You have unsent text here.')
  expect(worker.postMessage).not.toHaveBeenCalled()
  await getByRole('button', { name: 'Update anyway' }).click()
  expect(worker.postMessage).toHaveBeenCalledOnce()
})
