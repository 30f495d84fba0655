import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { leave, signIn } from '#tests/browser/world.ts'
import { Composer } from './Composer.tsx'
import { dropQuestion, saveQuestion } from './question-draft.ts'

afterEach(() => {
  dropQuestion()
  leave()
})

const send = () => document.querySelector<HTMLFormElement>('form[aria-label="Question"]')!.requestSubmit()

test('what is written on while a question is about to be sent is neither lost nor sent in halves', async () => {
  signIn('asha')
  saveQuestion('Does aspirin help')
  const asked = vi.fn()
  const screen = await render(<Composer area={createRef()} waiting={false} onAsk={asked} />)
  const area = screen.getByRole('textbox', { name: 'Ask DoxyAI' })

  send()
  saveQuestion('Does aspirin help after a stroke?')

  await expect.element(area).toHaveValue('Does aspirin help after a stroke?')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(asked).not.toHaveBeenCalled()
  await expect.element(area).toHaveValue('Does aspirin help after a stroke?')
  send()
  await expect.poll(() => asked.mock.calls).toEqual([['Does aspirin help after a stroke?']])
  await expect.element(area).toHaveValue('')
})

test('a question that is sent twice at once is asked once', async () => {
  signIn('asha')
  saveQuestion('Does aspirin help after a stroke?')
  const asked = vi.fn()
  await render(<Composer area={createRef()} waiting={false} onAsk={asked} />)

  send()
  send()

  await expect.poll(() => asked.mock.calls).toEqual([['Does aspirin help after a stroke?']])
})
