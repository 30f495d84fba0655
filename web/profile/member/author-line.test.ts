import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Mark } from '#contract/marks.ts'
import { aMark } from '#tests/support/marks.ts'
import { StaticRouter } from '../../lib/router.tsx'
import { AuthorLine } from './AuthorLine.tsx'

test('of whoever signs it is said what was proven and holds, what is over or was withdrawn, or nothing', () => {
  const card = { id: 'a', handle: 'a', name: 'Dr. Asha Rao', headline: '', hospital: '', location: '', avatarUrl: null, verified: false }
  const lineOf = (mark: Mark | null) =>
    renderToStaticMarkup(StaticRouter({ pathname: '/', children: createElement(AuthorLine, { member: { ...card, mark } }) })).replaceAll(
      /<[^>]+>/g,
      '',
    )

  expect(lineOf(aMark())).toBe('Dr. Asha Rao (Registered doctor)')
  expect(lineOf(aMark('student'))).toBe('Dr. Asha Rao (Enrolled student)')
  expect(lineOf(aMark('student', 'expired'))).toBe('Dr. Asha Rao (Enrolment ended)')
  expect(lineOf(aMark('nurse', 'withdrawn'))).toBe('Dr. Asha Rao Registration withdrawn 4 Mar 2026')
  expect(lineOf(null)).toBe('Dr. Asha Rao')
})
