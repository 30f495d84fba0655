import { expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { firstNameOf, previewOf, unreadWords } from './words.ts'

const me = 'me'
const kavya = { id: 'kavya', name: 'Dr. Kavya Reddy' } as never
const saying = (senderId: string, over: Partial<Message> = {}) =>
  ({ author: 'member', senderId, gone: null, envelope: { alg: 'plain1', body: '{"text":"Look at image 34."}' }, ...over }) as Message
const event = (what: object) => saying('', { author: 'house', envelope: { alg: 'plain1', body: JSON.stringify(what) } })
const direct = (last: Message | null) => previewOf({ kind: 'direct', last, named: [], other: kavya }, me)
const group = (last: Message) => previewOf({ kind: 'group', last, named: [kavya], other: null }, me)

test('a title is no first name', () => {
  expect(['Dr. Kavya Reddy', 'Meera Nair', 'Prof Arjun Menon'].map(firstNameOf)).toEqual(['Kavya', 'Meera', 'Arjun'])
})

test('of two only one’s own words say whose they are; in a group all do', () => {
  expect(direct(saying('kavya'))).toBe('Look at image 34.')
  expect(direct(saying(me))).toBe('You: Look at image 34.')
  expect(group(saying('kavya'))).toBe('Kavya: Look at image 34.')
  expect(direct(null)).toBe('Nothing written yet')
})

test('what is counted no further is not said as a number', () => {
  expect([1, 99, 100].map(unreadWords)).toEqual(['1 unread', '99 unread', '100 or more unread'])
})

test('what is gone says who took it away, and no more', () => {
  const gone = { envelope: null, gone: 'deleted' } as const

  expect(direct(saying('kavya', gone))).toBe('Kavya deleted this message')
  expect(direct(saying(me, gone))).toBe('You deleted this message')
  expect(direct(saying('kavya', { ...gone, gone: 'hidden' }))).toBe('This message is not shown to you')
  const unreadable = 'This message cannot be read. Please tell whoever runs this site.'
  expect(direct(saying('kavya', { ...gone, gone: 'unreadable' }))).toBe(unreadable)
  expect(group(saying('', { ...gone, author: 'house', gone: 'unreadable' }))).toBe(unreadable)
})

test('changes of a group are said in words, of whoever is still known by name', () => {
  expect(group(event({ event: 'added', by: me, memberIds: ['kavya'] }))).toBe('You added Kavya')
  expect(group(event({ event: 'removed', by: 'kavya', memberIds: ['gone'] }))).toBe('Kavya removed A former member')
  expect(group(event({ event: 'applied', by: me, memberIds: [], name: 'Registrar, Teesta Hospital' }))).toBe(
    'About the application for Registrar, Teesta Hospital',
  )
  expect(group(event({ event: 'renamed', by: 'kavya', memberIds: [], name: 'Night shift' }))).toBe('Kavya named the group “Night shift”')
  expect(group(event({ event: 'pictured', by: me, memberIds: [] }))).toBe('You changed the group’s picture')
  expect(group(event({ event: 'unpictured', by: 'kavya', memberIds: [] }))).toBe('Kavya removed the group’s picture')
})
