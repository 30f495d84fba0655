import { expect, test } from 'vitest'
import { addressOf, filtersOf, forYouAddress, isForYou, pageOf } from './filters.ts'

test('an address says the filters and the paper that is open, and nothing that is empty or unknown', () => {
  const said = filtersOf(new URLSearchParams('q=%20stemi%20&year=2025&journal=&shelf=saved&paper=1&other=2'))
  expect(said).toEqual({ q: 'stemi', year: '2025', shelf: 'saved' })
  expect(filtersOf(new URLSearchParams('shelf=everybody'))).toEqual({})
  expect(addressOf(said, 'p-1')).toBe('?q=stemi&year=2025&shelf=saved&paper=p-1')
})

test('an address opens its paper at a page, and one that is none opens it as usual', () => {
  expect(['page=3', 'page=0', 'page=x', ''].map((address) => pageOf(new URLSearchParams(address)))).toEqual([
    3,
    undefined,
    undefined,
    undefined,
  ])
})

test('an address shows what is suggested, and then narrows nothing', () => {
  const address = new URLSearchParams(forYouAddress('p-1'))

  expect([isForYou(address), address.get('paper'), filtersOf(address)]).toEqual([true, 'p-1', {}])
  expect(isForYou(new URLSearchParams('shelf=saved'))).toBe(false)
})
