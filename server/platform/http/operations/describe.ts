import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyInstance } from 'fastify'
import { brand } from '#contract/brand.ts'
import { contract } from '#contract/index.ts'
import { choosesGzip } from '../compress.ts'

const errorBody = {
  type: 'object',
  required: ['code', 'status', 'message', 'requestId'],
  properties: {
    code: { type: 'string', description: 'Stable name of the refusal' },
    status: { type: 'integer' },
    message: { type: 'string', description: 'Words for a person' },
    requestId: { type: 'string', format: 'uuid' },
    issues: {
      type: 'array',
      items: { type: 'object', required: ['path', 'message'], properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  },
} as const

/** The whole API as an OpenAPI document, made from the contract. */
async function describeApi(version: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const description = await generator.generate(contract, {
    info: {
      title: `${brand.name} API`,
      version,
      description: 'Every refusal has one shape: code, status, message, requestId and, where fields did not fit, issues.',
    },
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    customErrorResponseBodySchema: () => errorBody,
  })
  // Operations are read a room at a time.
  for (const path of Object.values(description.paths ?? {})) {
    for (const operation of Object.values(path ?? {}) as { operationId: string; tags?: string[] }[]) {
      operation.tags = operation.operationId.split('.').slice(0, 1)
    }
  }
  return description
}

type Description = { plain: Buffer; packed: Buffer }
const made = new Map<string, Promise<Description>>()

/** Made once in a process: it is a long answer, and anybody may ask for it. */
function descriptionOf(version: string): Promise<Description> {
  const before = made.get(version)
  if (before) return before
  const description = describeApi(version).then((api) => {
    const plain = Buffer.from(JSON.stringify(api))
    return { plain, packed: gzipSync(plain) }
  })
  made.set(version, description)
  return description
}

const page = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${brand.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null })\n`

// The viewer draws its icons from data addresses; nothing of members is shown there.
const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Serves the description at /api/openapi.json and a page to read it at /api/docs. */
export async function serveDescription(app: FastifyInstance, version: string) {
  const { plain, packed } = await descriptionOf(version)
  app.get('/api/openapi.json', (request, reply) => {
    reply.type('application/json; charset=utf-8')
    return choosesGzip(request, reply) ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(plain)
  })

  const viewer = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => void reply.header('content-security-policy', docsPolicy))
    docs.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
    docs.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start))
    await docs.register(fastifyStatic, { root: viewer, serve: false, decorateReply: false })
    for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
      docs.get(`/api/docs/${name}`, (_request, reply) => reply.sendFile(name, viewer))
    }
  })
}
