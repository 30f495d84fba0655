import { savesData } from '../lib/data-saver.ts'
import { session } from '../lib/session.ts'
import { trustedAddress } from '../lib/trusted.ts'

const WORKER = '/sw.js'

const idle = (act: () => void) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(act) : setTimeout(act, 1000))

async function register() {
  try {
    await navigator.serviceWorker.register(trustedAddress(WORKER), { scope: '/' })
  } catch {
    // Without a worker the site works as before, only not offline.
  }
}

/**
 * Has the browser keep the site for when there is no network, once the page has all that it asked for and nothing to do. Whoever only looks in
 * and saves data is not sent what they may never open.
 */
export function keepOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || (savesData() && !session().signedIn)) return
  if (document.readyState === 'complete') idle(register)
  else window.addEventListener('load', () => idle(register), { once: true })
}
