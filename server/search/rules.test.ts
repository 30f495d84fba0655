import { expect, test } from 'vitest'

import { piecesOf } from './posts.ts'
import { parsePeopleQuery, parsePostsQuery } from './rules.ts'
import { tokenize } from './tokenize.ts'

test('words lose capitals, accents and signs; letters of other scripts stay whole', () => {
  expect(tokenize('Dr. Zoë D’Souza-Rao, M.D.')).toEqual(['dr', 'zoe', 'dsouza', 'rao', 'm', 'd'])
  expect(tokenize('डॉ. आशा राव।')).toEqual(['डॉ', 'आशा', 'राव'])
  expect(tokenize("'; !@#:*()|&\\")).toEqual([])
})

test('a title is no part of a name, unless it is all there is', () => {
  expect(parsePeopleQuery('Dr. Asha Rao')).toMatchObject({ key: 'asha rao', names: "'@asha':* & '@rao':*" })
  expect(parsePeopleQuery('Dr')).toMatchObject({ key: 'dr' })
  expect(parsePeopleQuery('डॉ. सुनीता')).toMatchObject({ key: 'सुनीता', names: "'@सुनीता':*", sounds: "'~sunit':*" })
  expect(parsePeopleQuery('डॉ ')).toMatchObject({ key: 'डॉ' })
  expect(parsePeopleQuery('?!')).toBeNull()
})

test('letters without a vowel may be initials, and a letter apart the beginning of the next word', () => {
  expect(parsePeopleQuery('KS Raman')?.names).toBe("('@ks':* | ('@k':* & '@s':*)) & '@raman':*")
  expect(parsePeopleQuery('d souza')).toMatchObject({
    names: "(('@d':* & '@souza':*) | '@dsouza':*)",
    sounds: "(('@d':* & '~suj':*) | '~dsuj':*)",
  })
})

test('a short word of a name is no hindrance to how the others sound, and alone has no sound', () => {
  expect(parsePeopleQuery('T Kuruvila')?.sounds).toContain("'@t':* & '~kurubil':*")
  expect(parsePeopleQuery('Md Irfan')?.sounds).toBe("'~muhmad' & '~irfan':*")
  for (const q of ['md', 'ks', 'd s']) expect([q, parsePeopleQuery(q)?.sounds]).toEqual([q, ''])
})

test('a rank in full is a title as well', () => {
  expect(parsePeopleQuery('Surgeon Commander Bakshi')?.key).toBe('bakshi')
  expect(parsePeopleQuery('Surgeon Bakshi')?.key).toBe('surgeon bakshi')
})

test('one or two letters begin a name or are a whole word; more begin any word', () => {
  expect(parsePeopleQuery('as')?.anything).toBe("(('@as':* | 'as'))")
  expect(parsePeopleQuery('ash')?.anything).toBe("(('ash':*))")
})

test('an abbreviation asks for what it stands for as well, and a long name for its abbreviation', () => {
  expect(parsePeopleQuery('ENT')?.anything).toContain("('#ear' & '#nose' & '#throat')")
  expect(parsePeopleQuery('ear nose throat')?.anything).toContain("| '#ent'")
  expect(parsePeopleQuery('MI')?.anything).toContain("('myocardial':* & 'infarction':*)")
  expect(parsePostsQuery('MI in women')?.variants).toContain('"myocardial infarction" in women')
  expect(parsePostsQuery('after a heart attack')?.variants).toContain('after a "myocardial infarction"')
})

test('a question with operators is taken as it stands', () => {
  expect(parsePostsQuery('"chest pain" -trauma')).toEqual({ variants: ['"chest pain" -trauma'], head: '', last: null, words: [] })
  expect(parsePostsQuery('sepsis or shock')?.last).toBeNull()
})

test('the last word may still be growing, unless it is too short', () => {
  expect(parsePostsQuery('acute infar')).toMatchObject({ head: 'acute', last: 'infar' })
  expect(parsePostsQuery('acute in')).toMatchObject({ last: null })
})

test('only a whole address is an address', () => {
  expect(parsePeopleQuery(' Asha@Ward.example ')?.email).toBe('asha@ward.example')
  for (const q of ['asha@ward', '@asha', 'asha rao@ward.example']) expect(parsePeopleQuery(q)?.email).toBeNull()
})

test('an excerpt comes in pieces', () => {
  expect(piecesOf('\u0001Sepsis\u0002 after\n\nbirth')).toEqual([
    { text: 'Sepsis', found: true },
    { text: ' after birth', found: false },
  ])
})
