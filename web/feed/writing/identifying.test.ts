import { expect, test } from 'vitest'
import { scanned } from './scanned.ts'

test('what could tell who a patient is is found, piece by piece, with the text without it', () => {
  const text = 'Ramesh Kumar, born 12.3.1961, phone 98765 43210. What would you do?'

  expect(scanned(text)).toEqual({
    text: '[name], born [date], phone [phone]. What would you do?',
    removed: { name: 1, date: 1, phone: 1 },
    pieces: [
      ['Ramesh Kumar', '[name]'],
      ['12.3.1961', '[date]'],
      ['98765 43210', '[phone]'],
    ],
  })
})

test('a colleague, a congress, a study and a mention are nobody’s secret', () => {
  for (const text of [
    'Well said by Dr Ravi Menon, see https://doi.org/10.1001/jama.2026.12345 and NCT01234567',
    'Meet us on 12 March 2026 at AIIMS Delhi',
    'Thanks @ravi-menon-2f, #Sepsis in a man of 65 on 300 mg aspirin',
  ])
    expect([text, scanned(text)]).toEqual([text, undefined])
})
