import { askGoogle, signInByGoogle } from '../form/send.ts'
import { type GoogleNews, toNews, UNAVAILABLE } from './google-window.ts'
import { loadPrompt } from './prompt-script.ts'
import { showPrompt } from './show-prompt.ts'
import { dataOfToken } from './token-data.ts'

type Asking = { clientId: string; address: string; signal: AbortSignal; onPrompt: () => void }

/** Signs in by Google's identity prompt, for a nonce that the server gave to this browser. `onPrompt` is told once it is asked to show itself. */
export async function askPrompt({ clientId, address, signal, onPrompt }: Asking): Promise<GoogleNews | 'not shown'> {
  const [prompt, asked] = await Promise.all([loadPrompt(address), askGoogle()])
  if (prompt === 'forbidden') return 'not shown'
  if (prompt === 'unavailable') return { from: 'google', failed: UNAVAILABLE }
  if (!asked.done) return { from: 'google', failed: asked.refusal ?? UNAVAILABLE }
  onPrompt()
  const ended = await showPrompt(prompt, { clientId, nonce: asked.answer.nonce, signal })
  if (ended === 'not shown') return ended
  if (ended === 'dismissed') return { from: 'google', closed: true }
  const outcome = await signInByGoogle(ended.credential)
  return toNews(outcome.done ? { done: true, answer: { ...outcome.answer, googleAuthData: dataOfToken(ended.credential) } } : outcome)
}
