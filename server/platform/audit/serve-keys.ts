import type { FastifyInstance } from 'fastify'
import type { PublicKey } from '../secrets/ed25519.ts'

/** Public keys as JSON Web Key sets at well-known addresses: whoever was given what they signed, a head of the audit log, a receipt or a certificate, can check it without us. */
export function serveKeys(app: FastifyInstance, keys: Record<'audit' | 'receipt' | 'certificate', PublicKey>) {
  for (const [name, key] of Object.entries(keys))
    app.get(`/.well-known/${name}-keys.json`, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/jwk-set+json')
        .send({ keys: [key] }),
    )
}
