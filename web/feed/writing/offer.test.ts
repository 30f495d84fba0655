import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Offer } from './Offer.tsx'

test('a suggested member whose verification was withdrawn is said to be one', () => {
  const card = { id: 'asha', handle: 'asha', name: 'Dr. Asha Rao', headline: '', hospital: '', location: '', avatarUrl: null }
  const offered = (verificationRevoked: boolean) =>
    renderToStaticMarkup(
      createElement(Offer, {
        choice: { insert: '@asha', kind: 'member', member: { ...card, verified: false, verificationRevoked }, near: 'mate' },
      }),
    )

  expect(offered(true)).toContain('Verification withdrawn')
  expect(offered(false)).not.toContain('Verification withdrawn')
})
