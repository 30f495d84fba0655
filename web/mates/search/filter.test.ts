import { expect, test } from 'vitest'
import { filterOf, withAnswer } from './filter.ts'

test('an address without an answer asks for nothing', () => {
  expect(filterOf(new URLSearchParams('q=%20&city=&verified=no&other=x'))).toBeUndefined()
})

test('what the address holds is asked for', () => {
  expect(filterOf(new URLSearchParams('q= zoya &city=Pune&verified=true'))).toEqual({ q: 'zoya', city: 'Pune', verified: true })
})

test('an answer that is emptied leaves the address', () => {
  expect(withAnswer(new URLSearchParams('q=zoya&city=Pune'), 'q', ' ').toString()).toBe('city=Pune')
})
