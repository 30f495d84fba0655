import { expect, test } from 'vitest'
import { changed, continued, flat, inPages, notArrived, onFirstPage, onLastPage, type Pages, withNew, withOnTop, without } from './pages.ts'

const idAt = (minute: number) => `id-${String(minute).padStart(2, '0')}`
const at = (minute: number) => ({ id: idAt(minute), likes: 0 })
const pagesOf = (...minutes: number[][]): Pages<ReturnType<typeof at>> => ({
  pages: minutes.map((page, index) => ({ items: page.map(at), next: `after-${index}` })),
  pageParams: minutes.map((_, index) => (index ? `after-${index - 1}` : undefined)),
})
const likedFive = (minute: number) => (post: ReturnType<typeof at>) => (post.id === idAt(minute) ? { ...post, likes: 5 } : post)
const minutes = (items: { id: string }[]) => items.map(({ id }) => Number(id.slice(3)))

test('a change reaches the one page that holds the post and leaves the others as they were', () => {
  const before = pagesOf([9, 8], [7, 6])

  const after = inPages(before, (items) => changed(items, likedFive(7)))

  expect(flat(after).find(({ id }) => id === idAt(7))?.likes).toBe(5)
  expect(after.pages[0]).toBe(before.pages[0])
  expect(after.pages[1]!.items[1]).toBe(before.pages[1]!.items[1])
})

test('a change of a post that nobody holds changes nothing', () => {
  const before = pagesOf([9, 8])

  expect(inPages(before, (items) => changed(items, likedFive(1)))).toBe(before)
  expect(inPages(before, (items) => without(items, [idAt(1)]))).toBe(before)
})

test('posts that arrive stand at the top in the order of their time, once each', () => {
  const before = pagesOf([9, 8], [7, 6])

  const after = onFirstPage(before, [at(10), at(12), at(9), at(6)])

  expect(minutes(flat(after))).toEqual([12, 10, 9, 8, 7, 6])
  expect(after.pages.map(({ next }) => next)).toEqual(['after-0', 'after-1'])
  expect(after.pages[1]).toBe(before.pages[1])
})

test('nothing is added to a feed that has not been read yet', () => {
  const empty: Pages<ReturnType<typeof at>> = { pages: [], pageParams: [] }

  expect(onFirstPage(empty, [at(1)])).toBe(empty)
})

test('what is put at the end stands there once', () => {
  const before = pagesOf([9, 8], [7])

  expect(minutes(flat(onLastPage(before, at(12))))).toEqual([9, 8, 7, 12])
  expect(onLastPage(before, at(9))).toBe(before)
})

test('a post that was posted between two held ones takes its own place', () => {
  expect(minutes(withNew([at(9), at(5)], [at(7)]))).toEqual([9, 7, 5])
})

test('posts that come to a ranked list stand above it, newest first, and leave its order as it is', () => {
  const ranked = pagesOf([7, 9, 5])

  const after = onFirstPage(ranked, [at(10), at(11), at(9)], withOnTop)

  expect(minutes(flat(after))).toEqual([11, 10, 7, 9, 5])
})

test('the next page of a list leaves out what has come to its top by itself', () => {
  const grown = onFirstPage(pagesOf([7, 9]), [at(10)], withOnTop)

  const after = continued(grown, 'after-0', { items: [at(8), at(10)], next: null })

  expect(minutes(flat(after))).toEqual([10, 7, 9, 8])
})

test('a removed post leaves its page', () => {
  expect(minutes(flat(inPages(pagesOf([9, 8], [7]), (items) => without(items, [idAt(8), idAt(7)]))))).toEqual([9])
})

test('the next page joins whatever is held by then', () => {
  const grown = onFirstPage(pagesOf([9, 8]), [at(10)])

  const after = continued(grown, 'after-0', { items: [at(7)], next: null })

  expect(minutes(flat(after))).toEqual([10, 9, 8, 7])
  expect(after.pageParams).toEqual([undefined, 'after-0'])
})

test('a page that was asked for before the list began anew is left out', () => {
  const anew = pagesOf([12, 11])

  expect(continued(anew, 'after-4', { items: [at(7)], next: null })).toBe(anew)
})

test('a draft is shown until what it became has arrived', () => {
  const drafts = [{ clientId: 'a' }, { clientId: 'b' }]
  const pages = { pages: [{ items: [{ clientId: null }, { clientId: 'b' }], next: null }], pageParams: [undefined] }

  expect(notArrived(drafts, pages)).toEqual([{ clientId: 'a' }])
  expect(notArrived(drafts, undefined)).toBe(drafts)
})
