import type { FastifyInstance } from 'fastify'

/** Hashes of what a document carries inline, as the build computed them: 'sha256-…'. */
export type PolicyHashes = { scripts: string[]; styles: string[] }

const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash.replaceAll("'", '')}'`)

/** The content policy of a document: nothing but our own files and the named inline parts. */
export function contentPolicy({ scripts, styles }: PolicyHashes, connect = '') {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...quoted(scripts)].join(' '),
    ["style-src 'self'", ...quoted(styles)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self' ${connect}`.trim(),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/** An answer that is not a document may load nothing and be framed by nobody. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The service worker lives under the policy that its script came with: it fetches our own files and nothing else. */
export const WORKER_POLICY = `${DATA_POLICY}; connect-src 'self'`

/** Headers that every answer carries. */
export function protect(app: FastifyInstance, { https }: { https: boolean }) {
  const always = {
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
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
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', DATA_POLICY)
    done()
  })
}
