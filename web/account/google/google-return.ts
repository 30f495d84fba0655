import { say } from '../../lib/language/say.ts'
import { keepGoogleData, keepSession } from '../../lib/session.ts'
import { toast } from '../../ui/status/toast.ts'
import { destinationOf } from '../form/destination.ts'
import { takeNextPath } from '../form/next-path.ts'
import { secondStepAddress } from '../form/second-step.ts'
import { finishGoogle } from '../form/send.ts'
import { FAILURE_MS } from '../form/use-account-form.ts'
import { REDIRECT_MS } from '../form/use-signed-in.ts'
import { FAILED, findOpener, type GoogleNews, tell, toNews, UNAVAILABLE } from './google-window.ts'
import { greet } from './use-google.ts'

type Go = (path: string) => void

const running: { finishing?: Promise<void> | undefined } = {}

/** Finishes the sign-in that Google sent back. Once: what it sends back works a single time. */
export function finishOnce(go: Go) {
  running.finishing ??= finish(go).finally(() => {
    running.finishing = undefined
  })
  return running.finishing
}

async function finish(go: Go) {
  const opener = findOpener()
  const news = await newsOf(new URLSearchParams(window.location.search))
  if (opener) return tell(opener, news)
  if (!('signedIn' in news)) {
    if ('asksCode' in news) return go(secondStepAddress(takeNextPath()))
    if ('failed' in news) toast.error(say(news.failed), { duration: FAILURE_MS })
    return go('/login')
  }
  keepGoogleData(news.googleAuthData, news.signedIn.user)
  keepSession(news.signedIn)
  greet(news.signedIn.user)
  await new Promise((resolve) => setTimeout(resolve, REDIRECT_MS))
  // A full load: this document gave up its isolation to be able to answer an opener.
  window.location.replace(destinationOf(news.signedIn.user, takeNextPath()))
}

async function newsOf(params: URLSearchParams): Promise<GoogleNews> {
  const [error, code, state] = [params.get('error'), params.get('code'), params.get('state')]
  if (error === 'temporarily_unavailable') return { from: 'google', failed: UNAVAILABLE }
  if (error || !code || !state) return { from: 'google', failed: FAILED }
  return toNews(await finishGoogle(code, state))
}
