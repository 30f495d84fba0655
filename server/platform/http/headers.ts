import type { FastifyInstance } from 'fastify'

/** What a document may load and do, as the build worked it out: the sources of each directive. */
export type Policy = Record<string, string[]>

/**
 * A document's policy in words, with what it reaches besides: the address of the live channel, which not every browser takes 'self' for, and a
 * hosted project's; and with what this document alone may load.
 */
export function contentPolicy({ 'connect-src': connect = [], ...policy }: Policy, reached: readonly string[], own: Policy = {}) {
  const whole: Policy = { ...policy, 'connect-src': [...connect, ...reached] }
  for (const [directive, sources] of Object.entries(own)) whole[directive] = [...(whole[directive] ?? []), ...sources]
  return Object.entries(whole)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/** An answer that is not a document may load nothing and be framed by nobody. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The service worker lives under the policy that its script came with: it fetches our own files and nothing else. */
export const WORKER_POLICY = `${DATA_POLICY}; connect-src 'self'`

/** Headers that every answer carries. */
export function protect(app: FastifyInstance, { https }: { https: boolean }) {
  const always = {
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
  }
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(always)
    reply.header('x-request-id', request.id)
    if (/^\/(api|files)\//.test(request.url)) reply.header('x-robots-tag', 'noindex')
    if (!reply.hasHeader('cross-origin-resource-policy')) reply.header('cross-origin-resource-policy', 'same-origin')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', DATA_POLICY)
    done()
  })
}
