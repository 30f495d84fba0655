import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BrowserRouter } from '../../lib/router.tsx'
import { DocsPage } from './DocsPage.tsx'
import { PrivacyPage } from './PrivacyPage.tsx'

test('the pages say what of a member stays in a browser that they have signed out of', async () => {
  const docs = await render(<DocsPage />, { wrapper: BrowserRouter })
  expect(docs.container.textContent).toMatch(/What you wrote and what has not been sent stays for when you are back, unless you delete it/)
  expect(docs.container.textContent).not.toMatch(/Signing out removes all of it/)
  await docs.unmount()

  const privacy = await render(<PrivacyPage />, { wrapper: BrowserRouter })

  expect(privacy.container.textContent).toMatch(/Drafts and what is not sent yet are not encrypted and stay when you sign out/)
})
