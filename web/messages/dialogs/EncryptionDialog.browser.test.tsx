import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { EncryptionDialog } from './EncryptionDialog.tsx'

test('it says where the keys lie, that operators could technically read, and that it is not end-to-end', async () => {
  const { container } = await render(<EncryptionDialog onClose={() => {}} />)
  const rows = [...container.querySelectorAll('tr')].map(({ cells }) => [...cells].map(({ textContent }) => textContent))
  const rowOf = (where: string) => rows.find(([first]) => first?.startsWith(where))?.join(' · ')

  expect(rowOf('In our database')).toContain('The keys lie beside them, and in the same backup')
  for (const where of ['In our database', 'On our server']) expect(rowOf(where)).toContain('operators could technically read')
  expect(rowOf('On this device')).toContain('Drafts and what is not sent yet stay when you sign out')
  expect(rowOf('The picture of a group')).toContain('Yes, like the photos of members; a preview of a few pixels is not')
  for (const open of ['who has received and read it', 'reactions', 'type and size'])
    expect(rowOf('Who wrote to whom and when')).toMatch(new RegExp(`${open}.* · No · Operators`))
  expect(rowOf('Notifications on a phone')).toContain('not from whom')
  expect(container.textContent).toContain('This is not end-to-end encryption.')
})
