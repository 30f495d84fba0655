import { PASSWORD_MIN } from '#contract/limits.ts'
import { type Said, say } from '../../lib/language/say.ts'

/** What was typed, by field. */
export type Typed = Record<string, string>
/** What is wrong, by field. */
export type Faults = Record<string, string | undefined>

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

const emailFault = ({ email = '' }: Typed) => {
  if (!email.trim()) return say('Enter your email address.')
  return EMAIL.test(email.trim()) ? undefined : say('Enter an email address such as name@hospital.in.')
}

const newPasswordFault = ({ password = '' }: Typed) => {
  if (!password) return say('Choose a password.')
  return password.length < PASSWORD_MIN ? say('Use at least {count} characters.', { count: PASSWORD_MIN }) : undefined
}

export const signInFaults = (typed: Typed): Faults => ({
  email: emailFault(typed),
  password: typed.password ? undefined : say('Enter your password.'),
})

export const codeFaults = ({ code }: Typed): Faults => ({ code: code?.trim() ? undefined : say('Enter the code.') })

export const signUpFaults = (typed: Typed): Faults => ({
  name: typed.name?.trim() ? undefined : say('Enter your full name.'),
  email: emailFault(typed),
  password: newPasswordFault(typed),
})

export const resetFaults = (typed: Typed): Faults => ({ email: emailFault(typed) })

export const newPasswordFaults = (typed: Typed): Faults => ({ password: newPasswordFault(typed) })

type Way = 'login' | 'register'

/** The words of a failure: those the specification fixes, else the server's own, else the fallback. */
export function failureWords(way: Way, message: Said | undefined): Said {
  if (way === 'login' && message?.includes('credentials')) return say('Invalid email or password')
  if (way === 'register' && message?.includes('already exists')) return say('Email or username already registered')
  return message || (way === 'login' ? say('Login failed') : say('Registration failed'))
}
