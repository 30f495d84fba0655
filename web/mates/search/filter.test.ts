import { expect, test } from 'vitest'
import { filterOf, othersOf, withAnswer } from './filter.ts'

test('an address without an answer asks for nothing', () => {
  expect(filterOf(new URLSearchParams('q=%20&city=&proven=no&other=x'))).toBeUndefined()
})

test('what the address holds is asked for', () => {
  expect(filterOf(new URLSearchParams('q= zoya &city=Pune&proven=doctors'))).toEqual({ q: 'zoya', city: 'Pune', proven: 'doctors' })
})

test('an answer that is emptied leaves the address', () => {
  expect(withAnswer(new URLSearchParams('q=zoya&city=Pune'), 'q', ' ').toString()).toBe('city=Pune')
})

test('beside a filter stand the others as they are typed, and the words of the address', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['specialty', 'Cardiology '],
    ['city', 'Pune'],
    ['state', ''],
    ['proven', 'any'],
  ] as const)
    form.set(name, value)

  expect(othersOf(form, new URLSearchParams('q=zoya&college=typed+over'), 'city')).toEqual({
    specialty: 'Cardiology',
    proven: 'any',
    words: 'zoya',
  })
  expect(othersOf(new FormData(), new URLSearchParams(), 'city')).toEqual({})
})
