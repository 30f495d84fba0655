import { expect, test } from 'vitest'
import { askedOf, completed, inTurns, lookUpFaults } from './look-up.ts'
import { emptyPaper } from './paper.ts'

const whole = { ...emptyPaper, title: 'One', journal: 'IHJ', authors: 'Rao A', year: '2021', doi: '10.1000/one' }
const bare = { ...emptyPaper, doi: '10.1000/two' }
const numbered = { ...emptyPaper, title: 'My own words', pmid: '32198862' }
const paper = { title: 'Two', journal: 'Heart', authors: 'Khan, Zoya; Amin, Asha', year: 2019, doi: '10.1000/three' }

test('registers are asked for what lacks something and has a number, each once and twenty at a time', () => {
  expect(askedOf([whole, bare, bare, numbered, emptyPaper])).toEqual(['10.1000/two', '32198862'])
  expect(
    askedOf([
      { ...numbered, doi: 'not available' },
      { ...emptyPaper, doi: 'none' },
    ]),
  ).toEqual(['32198862'])
  expect(inTurns(Array.from({ length: 41 }, String)).map(({ length }) => length)).toEqual([20, 20, 1])
})

test('what is empty is filled, and what its author wrote stays', () => {
  const items = [{ id: '32198862', state: 'found' as const, paper }]

  expect(completed([bare, numbered], items)).toEqual([
    bare,
    { ...numbered, journal: 'Heart', authors: 'Khan, Zoya; Amin, Asha', year: '2019', doi: '10.1000/three' },
  ])
})

test('what did not come is said, each for its reason', () => {
  const item = (id: string, state: 'unknown' | 'silent' | 'off') => ({ id, state, paper: null })

  expect(
    lookUpFaults([item('10.1/x', 'unknown'), item('3', 'unknown'), item('10.2/y', 'silent'), item('10.3/z', 'silent'), item('4', 'off')]),
  ).toEqual([
    'Crossref does not know 10.1/x. Check it, or fill in the fields.',
    'PubMed does not know 3. Check it, or fill in the fields.',
    'No answer came for 2 papers. Try again later, or fill in the fields.',
    'Our server does not ask this register. Please fill in the fields.',
  ])
})
