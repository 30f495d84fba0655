import helmet from '@fastify/helmet'
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

/** Headers that every answer carries. */
export async function protect(app: FastifyInstance, { https }: { https: boolean }) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: true, preload: true } : false,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', DATA_POLICY)
  })
}
