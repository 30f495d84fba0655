import { expect, test } from 'vitest'
import { oneLine, withoutTags } from './words.ts'

test.each([
  ['Radial-first <i>access</i>', 'Radial-first access'],
  ['Research &amp; development in O&#39;Neill&#x2019;s ward', 'Research & development in O\u0027Neill’s ward'],
  ['Outbreak of &lt;i&gt;Vibrio cholerae&lt;/i&gt; in CO&lt;sub&gt;2&lt;/sub&gt;', 'Outbreak of Vibrio cholerae in CO2'],
  ['CO<sub>2</sub> and <i>E. coli</i>', 'CO2 and E. coli'],
  ['Age &lt; 5 years and weight &gt; 3 kg', 'Age < 5 years and weight > 3 kg'],
  ['p <0.05 against p >0.05', 'p <0.05 against p >0.05'],
  ['<jats:title>Aims</jats:title> <jats:p>To ask.</jats:p>', 'Aims To ask.'],
  ['A sign of no script: &#9999999;', 'A sign of no script:'],
])('what a register writes is read as it is meant: %s', (said, meant) => {
  expect(oneLine(said, 400)).toBe(meant)
})

test('tags that never end are read in a moment', () => {
  expect(withoutTags('<a '.repeat(10_000)).length).toBeGreaterThan(0)
})
