import { say } from '../../lib/language/say.ts'
import { toast } from '../../ui/status/toast.ts'

const RENEWED_KEY = 'renewed'
const RENEWAL_MS = 60_000
const PATIENCE_MS = 5000

/** The entry of the release that this document belongs to. */
const own = () => document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset.entry

/** Whether the server has a newer release than this page; nothing where it does not say. */
async function ask(): Promise<'same' | 'newer' | undefined> {
  try {
    const answer = await fetch('/release.txt', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    const entry = answer.ok ? await answer.text() : ''
    if (!entry.startsWith('/assets/')) return undefined
    return entry === own() ? 'same' : 'newer'
  } catch {
    return undefined
  }
}

/** True while something typed or chosen stands on the page that a reload would lose. */
export const holdsText = () =>
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input:not([type=radio], [type=checkbox])')].some(
    ({ value }) => value !== '',
  )

function reload() {
  sessionStorage.setItem(RENEWED_KEY, String(Date.now()))
  window.location.reload()
}

/**
 * Asks which release the server has, and begins again with it where it is a newer one: by itself where nothing typed is lost, at most
 * once a minute, and otherwise when the member says so.
 */
export async function renew() {
  const release = await ask()
  if (release !== 'newer') return release
  const last = Number(sessionStorage.getItem(RENEWED_KEY) ?? 0)
  if (!holdsText() && Date.now() - last > RENEWAL_MS) reload()
  else {
    toast.info(say('Wardmates has been updated.'), {
      description: say('Finish what you are writing, then reload the page.'),
      duration: Number.POSITIVE_INFINITY,
      action: { label: say('Reload'), onClick: reload },
    })
  }
  return release
}
