import type { GoogleAuthData, SignedIn } from '#contract/account.ts'
import { backend } from '../../lib/api/backend.ts'
import type { Outcome } from '../form/send.ts'

/** What came of asking Google: what the small window tells the page that opened it, or the prompt in the page itself. */
export type GoogleNews =
  | { from: 'google'; signedIn: SignedIn; googleAuthData: GoogleAuthData }
  | { from: 'google'; failed: string }
  | { from: 'google'; asksCode: true }
  | { from: 'google'; closed: true }

export const UNAVAILABLE = 'Google authentication unavailable. Try email login.'
export const FAILED = 'Google authentication failed'
export const NOT_CONFIGURED = 'Google sign-in is not configured on this server. Try email login.'

/** The server's answer to what Google has sent along. */
export function toNews(outcome: Outcome<SignedIn & { googleAuthData: GoogleAuthData }>): GoogleNews {
  if (!outcome.done && outcome.code === 'SECOND_FACTOR') return { from: 'google', asksCode: true }
  if (!outcome.done) return { from: 'google', failed: outcome.refusal ?? FAILED }
  const { googleAuthData, ...signedIn } = outcome.answer
  return { from: 'google', signedIn, googleAuthData }
}

const START = '/api/auth/google/start'
const SIZE = { width: 480, height: 640 }
const LOOK_EVERY_MS = 400

/** The address that leads to Google, in a small window or in this page. */
export const startAddress = (mode: 'popup' | 'page') => `${backend()}${START}?mode=${mode}`

/** Opens the small window, empty; it has to happen within the press. Nothing where windows are blocked. */
export function openGoogleWindow() {
  const left = window.screenX + (window.outerWidth - SIZE.width) / 2
  const top = window.screenY + (window.outerHeight - SIZE.height) / 2
  return window.open('', 'wardmates-google', `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`)
}

/** Waits for the small window's news; a window that was closed by hand has none. */
export function newsFrom(popup: Window) {
  return new Promise<GoogleNews>((resolve) => {
    const finish = (news: GoogleNews) => {
      clearInterval(looking)
      window.removeEventListener('message', onMessage)
      resolve(news)
    }
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin === window.location.origin && source === popup && (data as GoogleNews | null)?.from === 'google') finish(data)
    }
    window.addEventListener('message', onMessage)
    const looking = setInterval(() => {
      // A window that closes itself has spoken just before; its words may still be on the way.
      if (popup.closed) setTimeout(() => finish({ from: 'google', closed: true }))
    }, LOOK_EVERY_MS)
  })
}

/** The page of our own that opened this window, if one did. */
export function findOpener(): Window | null {
  try {
    const opener: Window | null = window.opener
    return opener && opener !== window && opener.location.origin === window.location.origin ? opener : null
  } catch {
    // A page of another site may have opened us; it learns nothing.
    return null
  }
}

/** Tells the page that opened this window, and closes it. */
export function tell(opener: Window, news: GoogleNews) {
  opener.postMessage(news, window.location.origin)
  window.close()
}
