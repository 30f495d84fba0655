import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { keepFocus } from './kept-focus.ts'

const stops: (() => void)[] = []
beforeEach(() => void stops.push(keepFocus()))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function Rows() {
  const [names, setNames] = useState(['one', 'two', 'three'])
  return (
    <main id="main" tabIndex={-1}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <b>{name}</b>{' '}
            <button type="button" onClick={() => setNames(names.filter((each) => each !== name))}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
    </main>
  )
}

const button = (name: string) => page.getByRole('button', { name })
const pressOn = async (name: string) => {
  ;(button(name).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

test('the keyboard goes on at the next row, at the one before, and at the page when no row is left', async () => {
  await render(<Rows />)

  await pressOn('Remove two')
  await expect.element(button('Remove three')).toHaveFocus()
  await pressOn('Remove three')
  await expect.element(button('Remove one')).toHaveFocus()
  await pressOn('Remove one')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

function OnceOnly() {
  const [done, setDone] = useState(false)
  return (
    <div>
      <button type="button" disabled={done} onClick={() => setDone(true)}>
        All read
      </button>
      <button type="button">Settings</button>
    </div>
  )
}

test('a button that is disabled by its own press hands the keyboard on', async () => {
  await render(<OnceOnly />)

  await pressOn('All read')

  await expect.element(button('Settings')).toHaveFocus()
})

function Replaced() {
  const [isAsked, setAsked] = useState(false)
  return (
    <div>
      {isAsked ? (
        // biome-ignore lint/a11y/noAutofocus: that it takes the focus is the case
        <input aria-label="Name" autoFocus />
      ) : (
        <button type="button" onClick={() => setAsked(true)}>
          Rename
        </button>
      )}
      <button type="button">Other</button>
    </div>
  )
}

test('what takes the focus itself keeps it', async () => {
  await render(<Replaced />)

  await pressOn('Rename')
  await new Promise((resolve) => setTimeout(resolve, 150))

  await expect.element(page.getByLabelText('Name')).toHaveFocus()
})

test('who has left by a press beside everything is not called back', async () => {
  const screen = await render(<Rows />)
  const two = button('Remove two').element() as HTMLElement
  two.focus()
  await userEvent.keyboard('a')
  two.blur()

  await screen.rerender(<p>Nothing</p>)
  await new Promise((resolve) => setTimeout(resolve, 150))

  expect(document.activeElement).toBe(document.body)
})

test('a pointer is left where it is', async () => {
  await render(<Rows />)

  await button('Remove two').click()
  await new Promise((resolve) => setTimeout(resolve, 150))

  expect(document.activeElement).toBe(document.body)
})
