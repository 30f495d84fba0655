import { expect, test } from 'vitest'
import { Doi } from './doi.ts'
import { doiAddress } from './doi-address.ts'

const OLD = '10.1002/(SICI)1097-0258(19980815/30)17:15/16<1661::AID-SIM968>3.0.CO;2-2'

test.each([
  ['10.1016/j.ihj.2021.01.001', '10.1016/j.ihj.2021.01.001'],
  [` https://doi.org/${OLD} `, OLD],
  ['doi: 10.1000/a#b?c', '10.1000/a#b?c'],
  ['', null],
])('%s is the DOI %s', (said, doi) => {
  expect(Doi.parse(said)).toBe(doi)
})

test.each(['none', '10.1/x', '10.1000/', '10.1000/a b', '10.1000/"a"', '10.1000/a\u0000'])('%j is no DOI', (said) => {
  expect(Doi.safeParse(said).success).toBe(false)
})

test('the address of a DOI comes back as that DOI, whatever signs it holds', () => {
  for (const doi of [OLD, '10.1000/a#b?c', '10.1000/á%2F']) {
    const address = doiAddress(doi)

    expect(decodeURIComponent(address)).toBe(`https://doi.org/${doi}`)
    expect(address).not.toMatch(/[?#<>]/)
  }
  expect(doiAddress(OLD)).toContain('%3C1661::AID-SIM968%3E3.0.CO;2-2')
})
