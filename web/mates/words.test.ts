import { expect, test } from 'vitest'
import { sayEnglish } from '../lib/language/say.ts'
import { isNoteUnread, mutualWords, restWords, sharedWords } from './words.ts'

test('why somebody is suggested is said fact by fact, an interest by its name where there is one', () => {
  const said = (...shared: Parameters<typeof sharedWords>[0]) => sharedWords(shared, sayEnglish)

  expect(said({ as: 'mates', count: 12 }, { as: 'hospital' }, { as: 'specialty' })).toBe(
    '12 mutual mates · at your hospital · same specialty',
  )
  expect(said({ as: 'mates', count: 1 }, { as: 'city' })).toBe('1 mutual mate · same city')
  expect(said({ as: 'class', year: 2014 })).toBe('from your class of 2014')
  expect(said({ as: 'college', year: 2014 })).toBe('from your college 2014')
  expect(said({ as: 'college', year: null })).toBe('from your college')
  expect(said({ as: 'interests', names: ['Telemedicine'] })).toBe('shared interest: Telemedicine')
  expect(said({ as: 'interests', names: ['Global Health', 'Telemedicine'] })).toBe('2 shared interests')
  expect(said()).toBe('')
})

test('an interest is named in the language of the reader', () => {
  const words: Record<string, string> = { Telemedicine: 'टेलीमेडिसिन', 'shared interest: {name}': 'साझा रुचि: {name}' }
  const hindi: typeof sayEnglish = (english, values) => sayEnglish(words[english] ?? english, values)

  expect(sharedWords([{ as: 'interests', names: ['Telemedicine'] }], hindi)).toBe('साझा रुचि: टेलीमेडिसिन')
})

test('mutual connections are counted in words', () => {
  expect([0, 1, 1200].map((count) => mutualWords(count, sayEnglish))).toEqual(['', '1 mutual connection', '1,200 mutual connections'])
})

test('words that were typed with a request have nobody to read them where two are mates, or where it waits with others', () => {
  const note = 'We met in Vellore. '

  expect(isNoteUnread(note, { state: 'pending', note: 'We met in Vellore.' })).toBe(false)
  expect(isNoteUnread(undefined, { state: 'connected', note: null })).toBe(false)
  expect(isNoteUnread(note, { state: 'connected', note: null })).toBe(true)
  expect(isNoteUnread(note, { state: 'pending', note: null })).toBe(true)
  expect(isNoteUnread(note, { state: 'pending', note: 'Hello.' })).toBe(true)
})

test('a list promises all of it only where all of it is here', () => {
  expect(restWords({ count: 13, hasMore: false }, sayEnglish)).toBe('See all 13')
  expect(restWords({ count: undefined, hasMore: false }, sayEnglish)).toBe('See all')
  expect(restWords({ count: 57, hasMore: true }, sayEnglish)).toBe('Show more')
})
