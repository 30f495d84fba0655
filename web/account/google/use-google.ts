import { useState } from 'react'
import type { SignedIn } from '#contract/account.ts'
import { say } from '../../lib/language/say.ts'
import { keepGoogleData } from '../../lib/session.ts'
import { toast } from '../../ui/status/toast.ts'
import { keepNextPath } from '../form/next-path.ts'
import { useSecondStep } from '../form/second-step.ts'
import { getSite, useSite } from '../form/site.ts'
import { FAILURE_MS } from '../form/use-account-form.ts'
import { type GoogleNews, NOT_CONFIGURED, newsFrom, openGoogleWindow, startAddress, UNAVAILABLE } from './google-window.ts'

const GREETING_MS = 3000

/** How a member is greeted whom Google has brought. */
export const greet = ({ name }: { name: string }, id?: string) =>
  toast.success(say('Welcome {name}', { name }), { duration: GREETING_MS, ...(id && { id }) })

/** Signs in through Google in a small window of our own origin's opening, or in this page where windows are blocked. */
export function useGoogle(onSignedIn: (answer: SignedIn) => void) {
  const site = useSite()
  const toSecondStep = useSecondStep()
  const [busy, setBusy] = useState(false)

  async function press() {
    if (site && !site.googleClientId) return void toast.error(say(NOT_CONFIGURED), { duration: FAILURE_MS })
    setBusy(true)
    const id = toast.loading(say('Signing in with Google...'))
    const popup = openGoogleWindow()
    const news = await ask(popup)
    setBusy(false)
    if ('failed' in news) return void toast.error(say(news.failed), { id, duration: FAILURE_MS })
    if ('closed' in news) return toast.dismiss(id)
    if ('asksCode' in news) {
      toast.dismiss(id)
      return toSecondStep()
    }
    greet(news.signedIn.user, id)
    keepGoogleData(news.googleAuthData, news.signedIn.user)
    onSignedIn(news.signedIn)
  }

  return { busy, press }
}

/** Leads the window to Google and waits. What cannot be reached within the site's time-out is unavailable. */
async function ask(popup: Window | null): Promise<GoogleNews> {
  const fail = (failed: string): GoogleNews => {
    popup?.close()
    return { from: 'google', failed }
  }
  try {
    const { googleClientId } = await getSite()
    if (!googleClientId) return fail(NOT_CONFIGURED)
  } catch {
    return fail(UNAVAILABLE)
  }
  if (!popup) {
    keepNextPath()
    window.location.assign(startAddress('page'))
    // The page is about to go; nothing more is said on it.
    return new Promise(() => {})
  }
  popup.location.href = startAddress('popup')
  return newsFrom(popup)
}
