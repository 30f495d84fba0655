import { leaveByLoading } from '../../lib/router.tsx'
import { trustedAddress } from '../../lib/trusted.ts'

const SCRIPT_MS = 5000
/** The policy's word may come after the failure that it explains. */
const WORD_MS = 100

/** What Google's script tells of its prompt. Where the browser itself shows it, neither that it stands is told nor why it went. */
export type Moment = {
  isNotDisplayed?: () => boolean
  isSkippedMoment?: () => boolean
  getSkippedReason?: () => string | undefined
  isDismissedMoment?: () => boolean
  getDismissedReason?: () => string | undefined
}

type Settings = {
  client_id: string
  nonce: string
  callback: (answer: { credential: string }) => void
  use_fedcm_for_prompt: boolean
  auto_select: boolean
  cancel_on_tap_outside: boolean
}

export type Prompt = {
  initialize: (settings: Settings) => void
  prompt: (told: (moment: Moment) => void) => void
  cancel: () => void
}

/** Why there is no prompt: its script failed or was late, or this document may not load it. */
type Missing = 'unavailable' | 'forbidden'

const findPrompt = () => (window as { google?: { accounts?: { id?: Prompt } } }).google?.accounts?.id

/** The prompt's script, which comes into this document when it is first asked for and stays. */
export function loadPrompt(address: string): Promise<Prompt | Missing> {
  const here = findPrompt()
  if (here) return Promise.resolve(here)
  return new Promise((resolve) => {
    const script = document.createElement('script')
    const finish = (found: Prompt | Missing) => {
      clearTimeout(late)
      document.removeEventListener('securitypolicyviolation', onViolation)
      if (typeof found === 'string') script.remove()
      // What has been loaded, or comes late, stays behind when the page is left.
      if (found !== 'forbidden') leaveByLoading()
      resolve(found)
    }
    const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI !== '' && address.startsWith(blockedURI)) finish('forbidden')
    }
    const late = setTimeout(() => finish('unavailable'), SCRIPT_MS)
    document.addEventListener('securitypolicyviolation', onViolation)
    script.onload = () => finish(findPrompt() ?? 'unavailable')
    script.onerror = () => setTimeout(() => finish('unavailable'), WORD_MS)
    script.src = trustedAddress(address)
    document.head.append(script)
  })
}
