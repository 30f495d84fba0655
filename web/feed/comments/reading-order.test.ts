import { expect, test } from 'vitest'
import type { Comment } from '#contract/comments.ts'
import type { Pages } from '../cache/pages.ts'
import { nothingRead, readOn, sorted } from './reading-order.ts'

const by = (id: string, clientId: string | null = null) => ({ id, clientId }) as Comment
const held = (...pages: Comment[][]): Pages<Comment> => ({
  pages: pages.map((items) => ({ items, next: null })),
  pageParams: pages.map(() => undefined),
})
const ids = (comments: readonly Comment[]) => comments.map(({ id }) => id).join('')
const shownIn = (reading: typeof nothingRead, pages: Pages<Comment>) => {
  const { shown, waiting } = sorted(reading, pages)
  return [ids(shown), ids(waiting)]
}

test('what comes while somebody reads waits, wherever it would stand, and nothing moves', () => {
  const reading = readOn(nothingRead, held([by('b'), by('a')]))
  const now = held([by('c'), by('a'), by('b'), by('d')])

  const after = readOn(reading, now)

  expect(after).toBe(reading)
  expect(shownIn(after, now)).toEqual(['ba', 'cd'])
})

test('a further page and one’s own words come after what is read', () => {
  const reading = readOn(nothingRead, held([by('b'), by('a')]))
  const now = held([by('mine', 'x'), by('b'), by('new')], [by('a'), by('older')])

  expect(shownIn(readOn(reading, now), now)).toEqual(['bamineolder', 'new'])
})

test('the first words of an empty thread are shown at once', () => {
  const reading = readOn(nothingRead, held([]))
  const now = held([by('a')])

  expect(shownIn(readOn(reading, now), now)).toEqual(['a', ''])
})

test('what is removed goes, and what two pages hold stands once', () => {
  const reading = readOn(nothingRead, held([by('c'), by('b')], [by('b'), by('a')]))

  expect(reading.ids).toEqual(['c', 'b', 'a'])
  expect(shownIn(reading, held([by('b')], [by('a')]))).toEqual(['ba', ''])
})
