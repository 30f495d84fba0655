import type { GoogleAuthData, Proof, SignedIn } from '#contract/account.ts'
import type { FieldIssue, RefusalCode } from '#contract/errors.ts'
import { api } from '../../lib/api/api.ts'
import { codeOf, issuesOf, wordsOf } from '../../lib/api/failure.ts'
import type { Said } from '../../lib/language/say.ts'
import type { Typed } from './form-rules.ts'

/** Why there is no answer. `refusal` is the server's own sentence; without it nobody answered. */
export type Failure = { done: false; refusal?: Said; detail: Said; code?: RefusalCode | undefined; issues: FieldIssue[] }

export type Outcome<Answer> = { done: true; answer: Answer } | Failure

async function settle<Answer>(call: Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { done: true, answer: await call }
  } catch (error) {
    const code = codeOf(error)
    const detail = wordsOf(error)
    return { done: false, detail, code, issues: issuesOf(error), ...(code && { refusal: detail }) }
  }
}

/** Sends a try; where too many have failed, the browser works for another one. */
export const attempt = <Answer>(send: (proof?: Proof) => Promise<Answer>): Promise<Outcome<Answer>> =>
  settle(
    send().catch(async (refused: unknown) => {
      if (codeOf(refused) !== 'PROOF_NEEDED') throw refused
      const { prove } = await import('../proof/prove.ts')
      return prove(send, refused)
    }),
  )

type Words = { message: string }

export const signIn = ({ email = '', password = '' }: Typed): Promise<Outcome<SignedIn>> =>
  attempt((proof) => api.account.login({ email, password, proof }))

/** The second step of a sign-in that asked for one. */
export const finishSignIn = ({ code = '' }: Typed): Promise<Outcome<SignedIn>> => settle(api.secondFactor.finish({ code }))

export const signUp = ({ name = '', email = '', password = '' }: Typed): Promise<Outcome<SignedIn>> =>
  attempt((proof) => api.account.register({ name, email, password, proof }))

export const askForReset = ({ email = '' }: Typed): Promise<Outcome<Words>> =>
  attempt((proof) => api.account.requestReset({ email, proof }))

export const setPassword = (token: string, { password = '' }: Typed): Promise<Outcome<Words>> =>
  settle(api.account.resetPassword({ token, password }))

/** Puts back the address that an account was moved from. */
export const restoreEmail = (token: string): Promise<Outcome<Words & { email: string }>> => settle(api.emailChange.restore({ token }))

export const finishGoogle = (code: string, state: string): Promise<Outcome<SignedIn & { googleAuthData: GoogleAuthData }>> =>
  attempt((proof) => api.account.googleCallback({ code, state, proof }))

const ANSWER_MS = 5000

/** The nonce that Google's identity prompt has to have signed. */
export const askGoogle = (): Promise<Outcome<{ nonce: string }>> =>
  settle(api.account.askGoogle(undefined, { signal: AbortSignal.timeout(ANSWER_MS) }))

export const signInByGoogle = (token: string): Promise<Outcome<SignedIn>> => attempt((proof) => api.account.google({ token, proof }))
