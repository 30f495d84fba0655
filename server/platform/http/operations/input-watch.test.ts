import { expect, test } from 'vitest'
import { watchInput } from './input-watch.ts'

const draft = () => ({ words: 'Good morning', language: 'ml', poll: { days: 3, options: ['One', 'Two'] } })

function unreadAfter(read: (input: ReturnType<typeof draft>) => unknown) {
  const { input, unread } = watchInput(draft())
  read(input)
  return unread()
}

test('a field is read where it is named', () => {
  expect(unreadAfter(({ words, language, poll }) => [words, language, poll])).toEqual([])
  expect(unreadAfter(({ words }) => words)).toEqual(['language', 'poll'])
})

test.each<[string, (input: ReturnType<typeof draft>) => unknown, string[]]>([
  ['a rest', ({ words, ...rest }) => [words, rest], ['language', 'poll']],
  ['a spread', (input) => ({ ...input, id: 1 }), ['words', 'language', 'poll']],
  ['a copy', (input) => Object.assign({}, input), ['words', 'language', 'poll']],
  ['a list of its values', (input) => Object.values(input), ['words', 'language', 'poll']],
  ['a rest of what was read', (input) => [input.words, { ...input }], ['language', 'poll']],
])('%s reads nothing', (_, read, unread) => {
  expect(unreadAfter(read)).toEqual(unread)
})

test('a rest that nothing is left for is no rest', () => {
  expect(unreadAfter(({ words, language, poll, ...forgotten }) => [words, language, poll, forgotten])).toEqual([])
})

test('an object within is read as a whole until somebody looks into it', () => {
  const ofPoll = (read: (poll: ReturnType<typeof draft>['poll']) => unknown) =>
    unreadAfter(({ words, language, poll }) => [words, language, read(poll)])

  expect(ofPoll((poll) => poll)).toEqual([])
  expect(ofPoll(({ days }) => days)).toEqual(['poll.options'])
  expect(ofPoll(({ days, ...rest }) => [days, rest])).toEqual(['poll.options'])
  expect(ofPoll(({ days, options }) => [days, options])).toEqual([])
})

test('what is written as JSON is kept whole, and lists pass to other threads', () => {
  expect(unreadAfter((input) => JSON.stringify(input))).toEqual([])
  expect(unreadAfter(({ words, language, poll }) => [words, language, JSON.stringify(poll)])).toEqual([])
  expect(structuredClone(watchInput({ docs: [{ text: 'One line.' }] }).input.docs)).toEqual([{ text: 'One line.' }])
})

test('what is no object of fields is given on as it is', () => {
  const file = new File(['a'], 'a.txt')

  expect(watchInput(undefined).unread()).toEqual([])
  expect(watchInput({ file }).input.file).toBe(file)
})
