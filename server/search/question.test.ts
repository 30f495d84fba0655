import { expect, test } from 'vitest'
import { wordsOf } from './fold.ts'
import { piecesOf } from './posts.ts'
import { askPeople, askPosts } from './question.ts'

test('words lose capitals, accents and signs; letters of other scripts stay whole', () => {
  expect(wordsOf('Dr. Zoë D’Souza-Rao, M.D.')).toEqual(['dr', 'zoe', 'dsouza', 'rao', 'm', 'd'])
  expect(wordsOf('डॉ. आशा राव।')).toEqual(['डॉ', 'आशा', 'राव'])
  expect(wordsOf("'; !@#:*()|&\\")).toEqual([])
})

test('a title is no part of a name, unless it is all there is', () => {
  expect(askPeople('Dr. Asha Rao')).toMatchObject({ key: 'asha rao', names: "'@asha':* & '@rao':*" })
  expect(askPeople('Dr')).toMatchObject({ key: 'dr' })
  expect(askPeople('?!')).toBeNull()
})

test('one or two letters begin a name or are a whole word; more begin any word', () => {
  expect(askPeople('as')?.anything).toBe("(('@as':* | 'as'))")
  expect(askPeople('ash')?.anything).toBe("(('ash':*))")
})

test('an abbreviation asks for what it stands for as well, and a long name for its abbreviation', () => {
  expect(askPeople('ENT')?.anything).toContain("('ear' & 'nose' & 'throat':*)")
  expect(askPeople('ear nose throat')?.anything).toContain("| 'ent'")
  expect(askPeople('MI')?.anything).toContain("('myocardial':* & 'infarction':*)")
  expect(askPosts('MI in women')?.ways).toContain('"myocardial infarction" in women')
  expect(askPosts('after a heart attack')?.ways).toContain('after a "myocardial infarction"')
})

test('a question with operators is taken as it stands', () => {
  expect(askPosts('"chest pain" -trauma')).toEqual({ ways: ['"chest pain" -trauma'], head: '', last: null, words: [] })
  expect(askPosts('sepsis or shock')?.last).toBeNull()
})

test('the last word may still be growing, unless it is too short', () => {
  expect(askPosts('acute infar')).toMatchObject({ head: 'acute', last: 'infar' })
  expect(askPosts('acute in')).toMatchObject({ last: null })
})

test('only a whole address is an address', () => {
  expect(askPeople(' Asha@Ward.example ')?.email).toBe('asha@ward.example')
  for (const q of ['asha@ward', '@asha', 'asha rao@ward.example']) expect(askPeople(q)?.email).toBeNull()
})

test('an excerpt comes in pieces', () => {
  expect(piecesOf('\u0001Sepsis\u0002 after\n\nbirth')).toEqual([
    { text: 'Sepsis', found: true },
    { text: ' after birth', found: false },
  ])
})
