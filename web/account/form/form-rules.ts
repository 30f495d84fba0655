import { PASSWORD_MIN } from '#contract/limits.ts'

/** What was typed, by field. */
export type Typed = Record<string, string>
/** What is wrong, by field. */
export type Faults = Record<string, string | undefined>

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

const emailFault = ({ email = '' }: Typed) => {
  if (!email.trim()) return 'Enter your email address.'
  return EMAIL.test(email.trim()) ? undefined : 'Enter an email address such as name@hospital.in.'
}

const newPasswordFault = ({ password = '' }: Typed) => {
  if (!password) return 'Choose a password.'
  return password.length < PASSWORD_MIN ? `Use at least ${PASSWORD_MIN} characters.` : undefined
}

export const signInFaults = (typed: Typed): Faults => ({
  email: emailFault(typed),
  password: typed.password ? undefined : 'Enter your password.',
})

export const signUpFaults = (typed: Typed): Faults => ({
  name: typed.name?.trim() ? undefined : 'Enter your full name.',
  email: emailFault(typed),
  password: newPasswordFault(typed),
})

export const resetFaults = (typed: Typed): Faults => ({ email: emailFault(typed) })

export const newPasswordFaults = (typed: Typed): Faults => ({ password: newPasswordFault(typed) })

type Way = 'login' | 'register'

/** The words of a failure: those the specification fixes, else the server's own, else the fallback. */
export function failureWords(way: Way, message: string | undefined) {
  if (way === 'login' && message?.includes('credentials')) return 'Invalid email or password'
  if (way === 'register' && message?.includes('already exists')) return 'Email or username already registered'
  return message || (way === 'login' ? 'Login failed' : 'Registration failed')
}
