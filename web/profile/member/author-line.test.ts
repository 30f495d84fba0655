import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StaticRouter } from '../../lib/router.tsx'
import { AuthorLine } from './AuthorLine.tsx'

test('whoever signs is said to be verified, or to be so no more, or neither', () => {
  const card = { id: 'a', handle: 'a', name: 'Dr. Asha Rao', headline: '', hospital: '', location: '', avatarUrl: null }
  const lineOf = (verified: boolean, verificationRevoked: boolean) =>
    renderToStaticMarkup(
      StaticRouter({ pathname: '/', children: createElement(AuthorLine, { member: { ...card, verified, verificationRevoked } }) }),
    ).replaceAll(/<[^>]+>/g, '')

  expect(lineOf(true, false)).toBe('Dr. Asha Rao (verified)')
  expect(lineOf(false, true)).toBe('Dr. Asha Rao Verification withdrawn')
  expect(lineOf(false, false)).toBe('Dr. Asha Rao')
})
