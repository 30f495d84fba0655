import { expect, test } from 'vitest'
import { plainTextOf } from './plain-text.ts'

test.each([
  ['<p>Run the unit.</p><ul><li>Nights &amp; days</li><li>Teach</li></ul>', 'Run the unit.\n\n• Nights & days\n• Teach'],
  ['One<br>two<br/>three', 'One\ntwo\nthree'],
  ['&lt;p&gt;Escaped &amp;amp; once more&lt;/p&gt;', 'Escaped & once more'],
  ['Give if SpO2 < 90 and > 80', 'Give if SpO2 < 90 and > 80'],
  ['Seen <!-- <b>not</b> --> <script>alert("x")</script><style>p{}</style>here', 'Seen here'],
  ['<a href="javascript:alert(1)" onclick="x()">Apply</a> <img src=x onerror=alert(1)>', 'Apply'],
  ['left <!-- open', 'left'],
  ['सुबह <b>और</b> शाम', 'सुबह और शाम'],
])('%j reads %j', (html, text) => {
  expect(plainTextOf(html)).toBe(text)
})

test('a text of nothing but beginnings is read to its end', () => {
  for (const piece of ['<!--', '<p', '<script>', '<a b="', '&lt;'])
    expect(plainTextOf(piece.repeat(100_000)).length).toBeLessThanOrEqual(800_000)
})
