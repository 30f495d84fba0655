import type { Moment, Prompt } from './prompt-script.ts'

/** How a prompt ended: with a signed word of who it is, closed by the person, or never shown. */
type Ended = { credential: string } | 'dismissed' | 'not shown'

const BY_THE_PERSON = ['user_cancel', 'tap_outside']

/** Shows the prompt and waits for its end. Whoever stops waiting for it takes it away. */
export function showPrompt(prompt: Prompt, { clientId, nonce, signal }: { clientId: string; nonce: string; signal: AbortSignal }) {
  return new Promise<Ended>((resolve) => {
    if (signal.aborted) return resolve('dismissed')
    signal.addEventListener('abort', () => {
      resolve('dismissed')
      prompt.cancel()
    })
    try {
      prompt.initialize({
        client_id: clientId,
        nonce,
        callback: ({ credential }) => resolve({ credential }),
        use_fedcm_for_prompt: true,
        auto_select: false,
        cancel_on_tap_outside: true,
      })
      prompt.prompt((moment) => {
        const ended = endOf(moment)
        if (ended) resolve(ended)
      })
    } catch {
      // A script that this browser or the policy of this page does not agree with.
      resolve('not shown')
    }
  })
}

/** What a moment says of the end, unless it is none. */
export function endOf(moment: Moment): 'dismissed' | 'not shown' | undefined {
  if (moment.isNotDisplayed?.()) return 'not shown'
  if (moment.isSkippedMoment?.()) return BY_THE_PERSON.includes(moment.getSkippedReason?.() ?? '') ? 'dismissed' : 'not shown'
  if (moment.isDismissedMoment?.() && moment.getDismissedReason?.() !== 'credential_returned') return 'dismissed'
  return undefined
}
