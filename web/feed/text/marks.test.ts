import { expect, test } from 'vitest'
import { cutAt, marksIn } from './marks.ts'

const pieces = (text: string, ...mentioned: string[]) =>
  cutAt(text, marksIn(text, mentioned)).map(({ text, mark }) => (mark ? [text, mark.topic ?? mark.handle] : text))

test('topics and the members who are mentioned are marked, and every other word stays as it was', () => {
  expect(pieces('Ask @Asha-Rao about #मधुमेह, please.', 'asha-rao')).toEqual([
    'Ask ',
    ['@Asha-Rao', 'asha-rao'],
    ' about ',
    ['#मधुमेह', '#मधुमेह'],
    ', please.',
  ])
})

test('a handle of which the server does not say that it is mentioned stays text', () => {
  expect(pieces('@asha and @nobody', 'ravi')).toEqual(['@asha and @nobody'])
  expect(pieces('<b>#</b> x@asha.example #1', 'asha')).toEqual(['<b>#</b> x@asha.example #1'])
})
