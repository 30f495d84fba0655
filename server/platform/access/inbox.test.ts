import { expect, test } from 'vitest'
import { inboxKey, mailboxOf } from './inbox.ts'

test.for([
  ['asha@ward.example', 'asha@ward.example'],
  ['asha+1@ward.example', 'asha+@ward.example'],
  ['asha+a+b@ward.example', 'asha+@ward.example'],
  ['+asha@ward.example', '+asha@ward.example'],
  ['asha@ravi+x@ward.example', 'asha@ravi+@ward.example'],
  ['asha@ward+x', 'asha@ward+x'],
  ['asha', 'asha'],
] as const)('%s leads to %s', ([email, mailbox]) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

test('emails of one sort use up no others', () => {
  expect(inboxKey('account', 'asha+1@ward.example')).toBe(inboxKey('account', 'asha+2@ward.example'))
  expect(inboxKey('account', 'asha@ward.example')).not.toBe(inboxKey('move', 'asha@ward.example'))
})
