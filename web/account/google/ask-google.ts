import type { Site } from '#contract/site.ts'
import { keepNextPath } from '../form/next-path.ts'
import { getSite } from '../form/site.ts'
import { type GoogleNews, NOT_CONFIGURED, newsFrom, openGoogleWindow, startAddress, UNAVAILABLE } from './google-window.ts'

/** Google keeps its prompt for hours from whoever has closed it: once one has ended without a sign-in, a press in this document opens the window. */
const prompts = { areOver: false }

type Asking = {
  signal: AbortSignal
  /** Told while the prompt is there, with what opens the window in its place. */
  offer: (open: () => void) => void
}

/** Asks Google who sits here: by its prompt where there is one, else in a small window, else in this page. */
export async function askForGoogle(known: Site | undefined, asking: Asking): Promise<GoogleNews> {
  // Within the press, or browsers take it for a window that nobody asked for.
  if (known && !hasPrompt(known)) return askInWindow(openGoogleWindow())
  const site = known ?? (await getSite().catch(() => undefined))
  if (!site) return fail(UNAVAILABLE)
  if (!site.googleClientId) return fail(NOT_CONFIGURED)
  return hasPrompt(site) ? askByPrompt(site.googleClientId, site.googlePrompt, asking) : askInWindow(openGoogleWindow())
}

const fail = (failed: string): GoogleNews => ({ from: 'google', failed })

const hasPrompt = (site: Site): site is Site & { googlePrompt: string } => Boolean(site.googlePrompt) && !prompts.areOver

async function askByPrompt(clientId: string, address: string, { signal, offer }: Asking): Promise<GoogleNews> {
  const chosen: { popup?: Window | null } = {}
  const enough = new AbortController()
  const openInstead = () => {
    chosen.popup = openGoogleWindow()
    enough.abort()
  }
  const kit = await import('./ask-prompt.ts').catch(() => undefined)
  if (!kit) return fail(UNAVAILABLE)
  const stop = AbortSignal.any([signal, enough.signal])
  const news = await kit.askPrompt({ clientId, address, signal: stop, onPrompt: () => offer(openInstead) })
  if (signal.aborted) return { from: 'google', closed: true }
  prompts.areOver = news === 'not shown' || 'closed' in news
  if (chosen.popup !== undefined) return askInWindow(chosen.popup)
  return news === 'not shown' ? askInWindow(openGoogleWindow()) : news
}

/** Leads the window to Google and waits; where windows are blocked, this page goes there. */
function askInWindow(popup: Window | null): Promise<GoogleNews> {
  if (popup) {
    popup.location.href = startAddress('popup')
    return newsFrom(popup)
  }
  keepNextPath()
  window.location.assign(startAddress('page'))
  // The page is about to go; nothing more is said on it.
  return new Promise(() => {})
}
