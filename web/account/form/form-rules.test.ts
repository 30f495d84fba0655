import { expect, test } from 'vitest'
import { asWritten } from '../../lib/language/say.ts'
import { failureWords, newPasswordFaults, resetFaults, signInFaults, signUpFaults } from './form-rules.ts'

test('an entry that fits has no faults', () => {
  expect(Object.values(signInFaults({ email: ' asha@hospital.in ', password: 'x' })).filter(Boolean)).toEqual([])
  expect(Object.values(signUpFaults({ name: 'Asha Rao', email: 'asha@aiims.edu.in', password: 'eight ch' })).filter(Boolean)).toEqual([])
})

test('each fault says what to do', () => {
  expect(signInFaults({ email: '', password: '' })).toEqual({ email: 'Enter your email address.', password: 'Enter your password.' })
  expect(signUpFaults({ name: '  ', email: 'asha@hospital', password: 'seven c' })).toEqual({
    name: 'Enter your full name.',
    email: 'Enter an email address such as name@hospital.in.',
    password: 'Use at least 8 characters.',
  })
})

test('what is left out, or is no email as a whole, is a fault too', () => {
  expect(signInFaults({})).toEqual({ email: 'Enter your email address.', password: 'Enter your password.' })
  expect(newPasswordFaults({})).toEqual({ password: 'Choose a password.' })
  expect(newPasswordFaults({ password: 'eight ch' })).toEqual({ password: undefined })
  expect(resetFaults({ email: 'asha@hospital.in' })).toEqual({ email: undefined })
  for (const email of ['asha @hospital.in', 'asha@hospital.in or so', 'ask asha@hospital.in', '@hospital.in', 'asha@hospital..in'])
    expect(resetFaults({ email }), email).toEqual({ email: 'Enter an email address such as name@hospital.in.' })
})

test('failures are told in the words of the specification, then of the server, then in the fallback', () => {
  expect(failureWords('login', asWritten('Invalid credentials'))).toBe('Invalid email or password')
  expect(failureWords('register', asWritten('An account with this email already exists'))).toBe('Email or username already registered')
  expect(failureWords('login', asWritten('Too many attempts.'))).toBe('Too many attempts.')
  expect(failureWords('login', undefined)).toBe('Login failed')
  expect(failureWords('register', asWritten(''))).toBe('Registration failed')
})
