import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type RenderResult, render } from 'vitest-browser-react'
import { useChanged } from '../form/use-changed.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { FormDialog } from './FormDialog.tsx'

function Opening({ lightDismiss = true }: { lightDismiss?: boolean }) {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog title="A post" lightDismiss={lightDismiss} onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setAsking(true)}>
            Delete
          </button>
        </Dialog>
      )}
      {asking && (
        <ConfirmDialog title="Delete this post?" confirm="Delete it" onConfirm={() => {}} onClose={() => setAsking(false)}>
          It cannot be undone.
        </ConfirmDialog>
      )}
    </>
  )
}

test('the focus goes to the title and, on Escape, back to what opened the dialog', async () => {
  const screen = await render(<Opening />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByRole('heading', { name: 'A post' })).toHaveFocus()

  await userEvent.keyboard('{Escape}')

  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('a question above a dialog gives the focus back inside it', async () => {
  const screen = await render(<Opening />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByRole('button', { name: 'Delete' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Delete this post?' })).toHaveFocus()

  await screen.getByRole('button', { name: 'Cancel' }).click()

  await expect.element(screen.getByRole('heading', { name: 'A post' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
})

test.each([
  ['closes a dialog', true, 0],
  ['does not close one where something would be lost', false, 1],
])('a press outside %s', async (_, lightDismiss, left) => {
  const screen = await render(<Opening lightDismiss={lightDismiss} />)
  await screen.getByRole('button', { name: 'Open' }).click()

  // A press on the backdrop is one on the dialog itself.
  screen
    .getByRole('dialog')
    .element()
    .dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))

  await expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(left)
})

function Writing() {
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const changed = useChanged(words)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <FormDialog
          title="A note"
          submitLabel="Send"
          busy={false}
          changed={changed}
          error={undefined}
          onSubmit={() => {}}
          onClose={() => setOpen(false)}
        >
          <textarea aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
        </FormDialog>
      )}
    </>
  )
}

const pressOutside = (dialog: Element) => dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))

const ways = {
  Escape: async () => userEvent.keyboard('{Escape}'),
  'the close button': async (screen) => screen.getByRole('button', { name: 'Close' }).click(),
  'a press outside': async (screen) => void pressOutside(screen.getByRole('dialog', { name: 'A note' }).element()),
} satisfies Record<string, (screen: RenderResult) => Promise<void>>

test.each(Object.entries(ways))('%s closes a form at once where nothing was changed', async (_, leave) => {
  const screen = await render(<Writing />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByLabelText('Words').fill('Half')
  await screen.getByLabelText('Words').fill('')

  await leave(screen)

  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test.each(Object.entries(ways))('%s asks before it takes away what was typed', async (_, leave) => {
  const screen = await render(<Writing />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByLabelText('Words').fill('Half a note')
  const question = screen.getByRole('dialog', { name: 'Discard your changes?' })

  await leave(screen)
  await expect.element(screen.getByRole('heading', { name: 'Discard your changes?' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Words')).toHaveValue('Half a note')
  expect(screen.getByRole('dialog').element().contains(document.activeElement)).toBe(true)

  await leave(screen)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(screen.getByLabelText('Words')).toBeVisible()
  await leave(screen)
  await question.getByRole('button', { name: 'Discard' }).click()

  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('what was typed stands again where the browser has closed the dialog without asking', async () => {
  const screen = await render(<Writing />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByLabelText('Words').fill('Half a note')

  // As it does on the second of two Escapes in a row.
  ;(screen.getByRole('dialog').element() as HTMLDialogElement).close()

  await expect.element(screen.getByRole('heading', { name: 'Discard your changes?' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(screen.getByLabelText('Words')).toBeVisible()
  await expect.element(screen.getByLabelText('Words')).toHaveValue('Half a note')
})
