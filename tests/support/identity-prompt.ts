import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OpenIdProvider } from './openid.ts'

/** How a prompt goes. */
type Course = 'signs in' | 'script never comes' | 'script is refused' | 'is not displayed' | 'is closed by the person' | 'says nothing'

type IdentityPrompt = {
  /** As GOOGLE_PROMPT names it. */
  address: string
  course: Course
  /** The paths that were asked for. */
  asked: string[]
  close: () => Promise<void>
}

const told: Partial<Record<Course, object>> = {
  'is not displayed': { kind: 'not displayed' },
  'is closed by the person': { kind: 'skipped', reason: 'user_cancel' },
  'says nothing': {},
}

/** What Google's own script offers to a page, as far as ours uses it; how it goes is asked of its server. */
const CLIENT = `(() => {
  const beside = document.currentScript.src.replace(/client$/, '')
  const made = (tag, traits) => Object.assign(document.createElement(tag), traits)
  const moment = (kind, reason) => ({
    isNotDisplayed: () => kind === 'not displayed',
    isSkippedMoment: () => kind === 'skipped',
    getSkippedReason: () => reason,
    isDismissedMoment: () => kind === 'dismissed',
    getDismissedReason: () => reason,
  })
  let settings
  let tell = () => {}
  window.google = { accounts: { id: {
    initialize: (given) => { settings = given },
    prompt: async (listener) => {
      tell = listener
      document.head.append(made('link', { rel: 'stylesheet', href: beside + 'style' }))
      document.body.append(made('iframe', { src: beside + 'frame', title: 'Identity prompt', hidden: true }))
      const { client_id, nonce } = settings
      const answer = await (await fetch(beside + 'ask?' + new URLSearchParams({ client_id, nonce }))).json()
      if (answer.kind) tell(moment(answer.kind, answer.reason))
      if (!answer.credential) return
      tell(moment('dismissed', 'credential_returned'))
      settings.callback({ credential: answer.credential })
    },
    cancel: () => tell(moment('dismissed', 'cancel_called')),
  } } }
})()`

/** A server on this machine that stands in for Google's identity prompt; whom it signs in is the provider's person. */
export async function openIdentityPrompt(provider: OpenIdProvider): Promise<IdentityPrompt> {
  const http = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', standIn.address)
    standIn.asked.push(pathname)
    const answer = (type: string, body: string) =>
      response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body)
    if (pathname === '/gsi/client') {
      if (standIn.course === 'script never comes') return
      if (standIn.course === 'script is refused') return response.writeHead(403).end()
      return answer('text/javascript', CLIENT)
    }
    if (pathname === '/gsi/style') return answer('text/css', '')
    if (pathname === '/gsi/frame') return answer('text/html', '')
    const now = Math.floor(Date.now() / 1000)
    const asked = { aud: searchParams.get('client_id') ?? '', nonce: searchParams.get('nonce') }
    const claims = { iss: provider.issuer, iat: now, exp: now + 600, ...asked, ...provider.person }
    const said = told[standIn.course] ?? { credential: await provider.signIdToken(claims) }
    return answer('application/json', JSON.stringify(said))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const standIn: IdentityPrompt = {
    address: `http://127.0.0.1:${(http.address() as AddressInfo).port}/gsi/client`,
    course: 'signs in',
    asked: [],
    close: async () => {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
  return standIn
}
