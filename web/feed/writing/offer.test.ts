import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Mark } from '#contract/marks.ts'
import { aMark } from '#tests/support/marks.ts'
import { Offer } from './Offer.tsx'

test('of a suggested member whose registration was withdrawn it is said', () => {
  const card = { id: 'asha', handle: 'asha', name: 'Dr. Asha Rao', headline: '', hospital: '', location: '', avatarUrl: null }
  const offered = (mark: Mark | null) =>
    renderToStaticMarkup(
      createElement(Offer, {
        choice: { insert: '@asha', kind: 'member', member: { ...card, verified: false, mark }, near: 'mate' },
      }),
    )

  expect(offered(aMark('doctor', 'withdrawn'))).toContain('Registration withdrawn')
  expect(offered(null)).not.toContain('withdrawn')
})
