import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './Markdown.tsx'

const drawn = (text: string) => renderToStaticMarkup(createElement(Markdown, { text }))
const cellsIn = (html: string) => html.match(/<t[dh]>/g)?.length ?? 0

const tableOf = (columns: number, rows: number) => `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'x\n'.repeat(rows)}`

test('a table is drawn, with as many cells as anybody reads', () => {
  expect(cellsIn(drawn(tableOf(4, 60)))).toBe(4 * 61)
})

test.each([
  ['a table', tableOf(250, 490)],
  ['one in a quote', tableOf(250, 490).replaceAll(/^/gm, '> ')],
  ['many small ones', `${tableOf(10, 20)}\n\n`.repeat(30)],
])('a few letters make no page of cells: %s', (_, text) => {
  const html = drawn(text)

  expect(cellsIn(html)).toBeLessThanOrEqual(1000)
  // Every letter is still there.
  expect(html.split('x').length).toBe(text.split('x').length)
})
