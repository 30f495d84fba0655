import { expect, test } from 'vitest'
import { cutOf, moved, wholeOf, withinPicture } from './crop.ts'

const wide = { width: 600, height: 400 }

test('a picture begins in the middle, as large as fits', () => {
  expect(cutOf(wide, wholeOf(wide))).toEqual({ left: 100 / 600, top: 0, size: 1 })
})

test('a picture cannot be dragged out of its frame', () => {
  expect(cutOf(wide, moved(wide, wholeOf(wide), 5, 5))).toMatchObject({ left: 0, top: 0 })
  expect(cutOf(wide, moved(wide, wholeOf(wide), -5, -5))).toMatchObject({ left: 200 / 600, top: 0 })
})

test('drawing away again leaves no gap at an edge', () => {
  const corner = moved(wide, { zoom: 4, x: 300, y: 200 }, -5, -5)

  expect(withinPicture(wide, { ...corner, zoom: 1 })).toEqual({ zoom: 1, x: 400, y: 200 })
  expect(withinPicture(wide, { ...corner, zoom: 9 }).zoom).toBe(4)
})

test('a drag moves the picture as far as the finger', () => {
  const near = { zoom: 2, x: 300, y: 200 }

  expect(moved(wide, near, 0.1, 0)).toEqual({ zoom: 2, x: 280, y: 200 })
})
