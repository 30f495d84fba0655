import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

function counted() {
  const read: string[] = []
  const lengthOf = remembered((text) => {
    read.push(text)
    return { length: text.length }
  })
  return { read, lengthOf }
}

test('a text is read once, however often it is asked for', () => {
  const { read, lengthOf } = counted()

  const [first, again] = [lengthOf('Deaths fell.'), lengthOf('Deaths fell.')]

  expect(again).toBe(first)
  expect(read).toEqual(['Deaths fell.'])
})

test('texts of long ago are let go, and one that is longer than all that is kept is read each time', () => {
  const { read, lengthOf } = counted()
  const [long, endless] = ['a'.repeat(150_000), 'b'.repeat(300_000)]

  for (const text of ['Deaths fell.', long, long.toUpperCase(), 'Deaths fell.', endless, endless])
    expect(lengthOf(text).length).toBe(text.length)

  expect(read).toEqual(['Deaths fell.', long, long.toUpperCase(), 'Deaths fell.', endless, endless])
})
