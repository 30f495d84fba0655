import { expect, test } from 'vitest'
import { changeOf, type Edited, merged } from './edited.ts'

const page: Edited = {
  ...{ name: 'Teesta Hospital', kind: 'hospital', city: 'Siliguri', state: 'West Bengal', about: 'A ward.' },
  ...{ departments: 'Cardiology', website: '', address: '', telephone: '', beds: '40', founded: '' },
}

test('what two editors wrote at once is put together, and what both wrote is named', () => {
  const typed = { ...page, about: 'Two wards.', telephone: '1' }
  const theirs = { ...page, about: 'Three wards.', beds: '60', telephone: '1' }

  expect(merged(page, typed, theirs)).toEqual({ values: { ...page, about: 'Two wards.', beds: '60', telephone: '1' }, both: ['about'] })
})

test('only what was changed is sent, and an empty field takes a figure away', () => {
  expect(changeOf(page, { ...page, beds: '', departments: 'Cardiology\n\n Nursing ' })).toEqual({
    beds: null,
    departments: ['Cardiology', 'Nursing'],
  })
  expect(changeOf(page, page)).toEqual({})
})
