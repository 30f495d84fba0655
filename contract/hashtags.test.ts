import { expect, test } from 'vitest'
import { hashtagsIn, topicKey } from './hashtags.ts'

const topics = (text: string) => hashtagsIn(text).map(({ topic }) => topic)

test('a hashtag is a word with its sign, in any script, with all its marks', () => {
  expect(topics('#Dengue fluids, (#TB) #मधुमेह and #Kala_azar2')).toEqual(['#Dengue', '#TB', '#मधुमेह', '#Kala_azar2'])
  expect(hashtagsIn('Which #TB?')).toEqual([{ topic: '#TB', index: 6 }])
})

test('numbers, single letters, parts of an address or a word, and endless words are no hashtags', () => {
  expect(topics('#1 #x C#sharp ##TB https://ward.example/#ward ward.example/a#ward &#nbsp # NOF')).toEqual([])
  expect(topics(`#${'x'.repeat(50)} #${'y'.repeat(51)}`)).toEqual([`#${'x'.repeat(50)}`])
})

test('a hashtag has one key, however it is written', () => {
  const ways = [
    ['#ΣΟΦΟΣ', '#σοφος', '#Σοφοσ'],
    ['#İstanbul', '#istanbul', '#ISTANBUL', '#I\u0307stanbul'],
    ['#Café', '#cafe\u0301', '#CAFÉ'],
    ['#मधुमेह'],
    ['#ﬁbrosis', '#Fibrosis'],
  ]
  for (const one of ways) expect(new Set(one.map(topicKey)).size, one[0]).toBe(1)
  expect(topicKey('#मधुमेह')).toBe('#मधुमेह')
  // What is being typed is the beginning of the whole.
  expect(topicKey('#σοφοσία').startsWith(topicKey('#ΣΟΦΟΣ'))).toBe(true)
  expect(topicKey('Cardiology')).toBe('Cardiology')
})
