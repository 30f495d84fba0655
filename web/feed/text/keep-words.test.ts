import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from '../../ui/text/Markdown.tsx'
import { keepWords } from './keep-words.ts'

/** What a reader sees of a text, without its markup. */
const seen = (text: string) =>
  renderToStaticMarkup(createElement(Markdown, { text, plugins: [keepWords] }))
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

test.each([
  'Escalate if SpO2<target and RR>30.',
  'Dose 5*6*7, then 2**3**4 units.',
  'Give <b>now</b>, <img src="x"> seen.',
  'About ~half~ of them.',
  '# NOF on the left',
  '> 30 a minute',
  '[1]: https://example.org/guideline',
])('a comment reads as it was typed: %s', (text) => {
  expect(seen(text)).toBe(text)
})

test('what is meant as markdown is drawn as such', () => {
  const html = renderToStaticMarkup(
    createElement(Markdown, { text: 'Give **now**.\n\n> As she said\n\n- one\n- two', plugins: [keepWords] }),
  )

  expect(html).toContain('<strong>now</strong>')
  expect(html).toContain('<blockquote>')
  expect(html.match(/<li>/g)).toHaveLength(2)
})
