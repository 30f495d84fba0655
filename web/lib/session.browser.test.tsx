import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { leave } from '#tests/browser/world.ts'
import { session, useSession } from './session.ts'

afterEach(leave)

const Who = () => <p>{useSession().user?.name ?? 'nobody'}</p>

test('who signs in in another tab while this page starts is known here', async () => {
  leave()
  expect(session().signedIn).toBe(false)
  localStorage.setItem('token', 'asha')
  localStorage.setItem('user', JSON.stringify({ id: 'asha', name: 'Asha Rao' }))

  const screen = await render(<Who />)

  await expect.element(screen.getByText('Asha Rao')).toBeVisible()
})
