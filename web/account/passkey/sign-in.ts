import type { SignedIn } from '#contract/account.ts'
import { api } from '../../lib/api/api.ts'
import type { Said } from '../../lib/language/say.ts'
import { attempt } from '../form/send.ts'
import { answerWithPasskey, passkeyWords } from './passkey.ts'

type Entered = { done: true; answer: SignedIn } | { done: false; words: Said }

/** Signs in with whatever passkey is chosen. */
export async function signInByPasskey(): Promise<Entered> {
  try {
    const passkey = await answerWithPasskey()
    const outcome = await attempt((proof) => api.passkeys.signIn({ passkey, proof }))
    return outcome.done ? outcome : { done: false, words: outcome.detail }
  } catch (error) {
    return { done: false, words: passkeyWords(error) }
  }
}
