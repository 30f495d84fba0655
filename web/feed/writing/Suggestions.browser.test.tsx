import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import Suggestions from './Suggestions.tsx'

afterEach(leave)

function Field() {
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  return (
    <>
      <textarea ref={area} aria-label="Write" value={text} onChange={({ target }) => setText(target.value)} />
      <Suggestions area={area} />
    </>
  )
}

/** Types at the bar of a text, takes the topic that is offered, and types on. */
async function take(marked: string, onward = '') {
  signIn('writer')
  answer({ 'GET /api/suggestions/topics': () => ({ items: [{ topic: '#Sepsis', posts: 2, isFollowed: false }] }) })
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Field />
    </QueryClientProvider>,
  )
  const field = screen.getByRole('textbox', { name: 'Write' })
  await field.fill(marked.replace('|', ''))
  const element = field.element() as HTMLTextAreaElement
  element.setSelectionRange(marked.indexOf('|'), marked.indexOf('|'))
  await userEvent.keyboard('#Sep')
  await expect.element(screen.getByRole('option')).toBeVisible()
  await userEvent.keyboard(`{Enter}${onward}`)
  return element
}

test.each([
  ['Read |', '', 'Read #Sepsis '],
  ['Read | today', '', 'Read #Sepsis today'],
  ['Read | today', 'and ', 'Read #Sepsis and today'],
  ['Read |', ' today', 'Read #Sepsis today'],
  ['Read | today', ' ', 'Read #Sepsis today'],
  ['Read |', '  today', 'Read #Sepsis  today'],
  ['Read |, please', '', 'Read #Sepsis, please'],
])('a suggestion taken at %s, then "%s"', async (marked, onward, text) => {
  expect((await take(marked, onward)).value).toBe(text)
  await expect.poll(() => document.querySelector('[role=option]')).toBeNull()
})
