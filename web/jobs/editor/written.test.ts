import { expect, test } from 'vitest'
import { changedIn, changeOf, contentOf, emptyPosting, merged, notFigures, tidied, type Written } from './written.ts'

const first: Written = { ...emptyPosting({ city: 'Siliguri', state: 'West Bengal' }), title: 'Intensivist' }
const line = (key: string, words: string) => ({ key, words, kind: 'qualification', strictness: 'must' }) as const

test('figures are read as they are typed, and nothing is said of what is empty', () => {
  const content = contentOf({
    ...first,
    salaryFrom: '7.5',
    stipend: '1,20,000',
    bondMonths: '0',
    experienceFrom: '',
    benefits: 'Quarters\n\n Meals ',
  })

  expect(content).toMatchObject({ salaryFrom: 7.5, salaryTo: null, stipend: 120_000, bondMonths: 0, experienceFrom: 0, openings: 1 })
  expect(content.benefits).toEqual(['Quarters', 'Meals'])
  expect(notFigures({ ...first, salaryTo: 'much', dutyHours: '48' }).map(({ path }) => path)).toEqual(['salaryTo'])
})

test('only what was changed is sent, and lines in which nothing stands are not', () => {
  const typed = { ...first, city: 'Darjeeling', requirements: [line('a', 'MD'), line('b', ' ')] }

  expect(changeOf(first, typed)).toEqual({ city: 'Darjeeling', requirements: [{ words: 'MD', kind: 'qualification', strictness: 'must' }] })
  expect(changedIn(first, { ...first, requirements: [line('a', '')] })).toEqual([])
  expect(tidied(typed).requirements).toEqual([line('a', 'MD')])
})

test('of what two recruiters wrote at once each keeps their own, and what both wrote is named', () => {
  const own = { ...first, title: 'Intensivist, nights', department: 'Critical Care', specialty: 'Critical Care' }
  const theirs = { ...first, title: 'Intensivist, days', city: 'Darjeeling', specialty: 'Critical Care' }

  const { values, both } = merged(first, own, theirs)

  expect(values).toMatchObject({ title: 'Intensivist, nights', department: 'Critical Care', city: 'Darjeeling' })
  expect(both).toEqual(['title'])
})
