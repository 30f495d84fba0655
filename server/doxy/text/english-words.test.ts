import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import wordList from 'word-list'
import { isEnglishWord } from './english-words.ts'

test.each(['aa', 'starch', 'tract', 'trace', 'interpret', 'haemorrhage', 'loose', 'zyzzyvas'])('%s is English', async (word) => {
  expect(await isEnglishWord(word)).toBe(true)
})

test.each(['hypertention', 'diarhea', 'a', '', 'zzzz', 'empaglifozin'])('"%s" is not', async (word) => {
  expect(await isEnglishWord(word)).toBe(false)
})

test('all but a few words of the list are found', async () => {
  const words = (await readFile(wordList, 'utf8')).split('\n').filter(Boolean)
  const found = await Promise.all(words.map(isEnglishWord))

  expect(words.length).toBeGreaterThan(200_000)
  expect(found.filter((is) => !is).length).toBeLessThan(5)
})
