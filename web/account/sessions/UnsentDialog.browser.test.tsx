import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { leave, signIn } from '#tests/browser/world.ts'
import { saveDraft } from '../../lib/drafts.ts'
import type { Kind } from '../../lib/outbox/entry.ts'
import { enqueue, showEntries } from '../../lib/outbox/outbox.ts'
import { startOutbox } from '../../lib/outbox/start-outbox.ts'
import { Store } from '../../lib/outbox/store.ts'
import { useAskedLeave } from './use-asked-leave.tsx'

afterEach(() => {
  showEntries([])
  leave()
})

/** What never reaches the server. */
const notes: Kind<string> = {
  name: 'note',
  queueOf: () => 'unsent notes',
  load: async () => ({ send: () => new Promise(() => {}), sent: () => {}, refused: () => {} }),
}

function Way({ onLeave }: { onLeave: () => void }) {
  const { ask, dialog } = useAskedLeave(onLeave)
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        Out
      </button>
      {dialog}
    </>
  )
}

/** A member who has a draft here and something that waits. */
async function writing() {
  signIn('asha')
  saveDraft('post', { text: 'Begun' })
  sessionStorage.setItem('setup:asha', '{}')
  const stop = startOutbox([notes], new QueryClient())
  enqueue(notes, 'Written', 'one')
  await expect.poll(async () => (await new Store().list('asha')).length).toBe(1)
  return stop
}

/** What of a member's words lies in this browser. */
const lying = async () => [
  ...Object.keys(localStorage).filter((key) => key.startsWith('draft:') || key.startsWith('outbox:')),
  ...Object.keys(sessionStorage).filter((key) => key.startsWith('setup:')),
  ...(await new Store().list('asha')).map(({ clientId }) => clientId),
]

test('whoever signs out and deletes leaves nothing that they wrote', async () => {
  const stop = await writing()
  const onLeave = vi.fn()
  const screen = await render(<Way onLeave={onLeave} />)
  await screen.getByRole('button', { name: 'Out' }).click()
  await expect.element(screen.getByText('What you have written here and not sent, drafts included: 2.')).toBeVisible()
  expect(onLeave).not.toHaveBeenCalled()

  await screen.getByRole('button', { name: 'Delete it and sign out' }).click()

  await expect.poll(() => onLeave.mock.calls.length).toBe(1)
  expect(await lying()).toEqual([])
  stop()
})

test('whoever keeps it finds it again', async () => {
  const stop = await writing()
  const onLeave = vi.fn()
  const screen = await render(<Way onLeave={onLeave} />)
  await screen.getByRole('button', { name: 'Out' }).click()

  await screen.getByRole('button', { name: 'Keep it and sign out' }).click()

  await expect.poll(() => onLeave.mock.calls.length).toBe(1)
  expect(await lying()).toEqual(['draft:asha:post', 'setup:asha', 'one'])
  stop()
  sessionStorage.clear()
  await new Store().remove('one')
})

test('what was entered in the profile wizard and not saved is asked about too, a licence number on a ward’s computer', async () => {
  signIn('asha')
  sessionStorage.setItem('setup:asha', JSON.stringify({ step: 3, values: { licenseNumber: 'KMC 48211' } }))
  const onLeave = vi.fn()
  const screen = await render(<Way onLeave={onLeave} />)
  await screen.getByRole('button', { name: 'Out' }).click()
  await expect.element(screen.getByText('What you have written here and not sent, drafts included: 1.')).toBeVisible()

  await screen.getByRole('button', { name: 'Delete it and sign out' }).click()

  await expect.poll(() => onLeave.mock.calls.length).toBe(1)
  expect(sessionStorage.getItem('setup:asha')).toBeNull()
})

test('nobody is asked where nothing is unsent', async () => {
  signIn('asha')
  const onLeave = vi.fn()
  const screen = await render(<Way onLeave={onLeave} />)

  await screen.getByRole('button', { name: 'Out' }).click()

  await expect.poll(() => onLeave.mock.calls.length).toBe(1)
})
