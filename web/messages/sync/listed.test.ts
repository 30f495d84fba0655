import { expect, test } from 'vitest'
import type { Conversation } from '#contract/conversations.ts'
import { belowFirst, type ListPages, withFirstPage } from './listed.ts'

const one = (id: string, over: Partial<Conversation> = {}) => ({ id, standing: 'joined', archived: false, ...over }) as Conversation
const page = (ids: string, next: string | null = 'next') => ({ items: [...ids].map((id) => one(id)), next, unread: 0, requests: 0 })
const list = (...pages: string[]): ListPages => ({ pages: pages.map((ids) => page(ids)), pageParams: pages.map(() => undefined) })
const ids = ({ pages }: ListPages) => pages.map(({ items }) => items.map(({ id }) => id).join(''))

test('what comes to the top stands there once, and what it pushed down is not lost', () => {
  const held = list('abc', 'def')
  const first = page('eab')

  expect(belowFirst(held, first)).toEqual(['c', 'd', 'f'])
  expect(ids(withFirstPage(held, first, [one('c'), one('d'), one('f')], 'inbox'))).toEqual(['eab', 'cdf'])
})

test('what is archived or gone by now leaves the list', () => {
  const after = withFirstPage(list('ab', 'cde'), page('ab'), [one('c', { archived: true }), one('e')], 'inbox')

  expect(ids(after)).toEqual(['ab', 'e'])
})

test('a list of one page is its first page', () => {
  expect(belowFirst(list('abc'), page('xab'))).toEqual([])
  expect(ids(withFirstPage(list('abc'), page('xab'), [], 'inbox'))).toEqual(['xab'])
})
