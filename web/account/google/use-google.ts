import { useEffect, useRef, useState } from 'react'
import type { SignedIn } from '#contract/account.ts'
import { say } from '../../lib/language/say.ts'
import { keepGoogleData } from '../../lib/session.ts'
import { toast } from '../../ui/status/toast.ts'
import { useSecondStep } from '../form/second-step.ts'
import { useSite } from '../form/site.ts'
import { FAILURE_MS } from '../form/use-account-form.ts'
import { askForGoogle } from './ask-google.ts'
import { NOT_CONFIGURED } from './google-window.ts'

const GREETING_MS = 3000

/** How a member is greeted whom Google has brought. */
export const greet = ({ name }: { name: string }, id?: string) =>
  toast.success(say('Welcome {name}', { name }), { duration: GREETING_MS, ...(id && { id }) })

/** Signs in through Google: by its identity prompt, or in a window of its own. */
export function useGoogle(onSignedIn: (answer: SignedIn) => void) {
  const site = useSite()
  const toSecondStep = useSecondStep()
  const [busy, setBusy] = useState(false)
  const leaving = useRef<AbortController>(undefined)
  // A prompt does not outlive the form that asked for it.
  useEffect(() => () => leaving.current?.abort(), [])

  async function press() {
    if (site && !site.googleClientId) return void toast.error(say(NOT_CONFIGURED), { duration: FAILURE_MS })
    setBusy(true)
    leaving.current = new AbortController()
    let id = toast.loading(say('Signing in with Google...'))
    // A browser that shows the prompt itself does not tell whether anything stands there to be pressed.
    const offer = (open: () => void) => {
      const onClick = () => {
        open()
        id = toast.loading(say('Signing in with Google...'), { id: `${id}-window` })
      }
      toast.loading(say('Signing in with Google...'), { id, action: { label: say('Use a window instead'), onClick } })
    }
    const news = await askForGoogle(site, { signal: leaving.current.signal, offer })
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
