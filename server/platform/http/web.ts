import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Encoding, type Packed, readDocument } from './document.ts'
import { contentPolicy, type Policy, WORKER_POLICY } from './headers.ts'
import { promptSources } from './identity-prompt.ts'
import { takeUnkept } from './share-target.ts'

const YEAR_S = 365 * 24 * 3600

type Document = { packed: () => Packed; policy: string }
/** What the web's build says of itself: which document answers which path, and under which policy. */
type Build = { documents: Map<string, Document>; pages: Record<string, string>; fallback: Document }

type Reading = { publicUrl: () => string; reached: readonly string[]; prompt: string | null | undefined }

async function readBuild(dir: string, { publicUrl, reached, prompt }: Reading): Promise<Build> {
  const json = async (name: string) => JSON.parse(await readFile(join(dir, name), 'utf8'))
  const pages: Record<string, string> = await json('pages.json')
  const policies: Record<string, Policy> = await json('csp.json')
  const documents = new Map<string, Document>()
  for (const [path, name] of [...Object.entries(pages), ['', 'app.html'] as const]) {
    if (documents.has(name)) continue
    const policy = contentPolicy(policies[name]!, reached, promptSources(path, prompt))
    documents.set(name, { packed: await readDocument(dir, name, publicUrl), policy })
  }
  return { documents, pages, fallback: documents.get('app.html')! }
}

function encodingFor(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** What search engines ask for first; both name whole addresses, which the build cannot know. */
async function serveMaps(app: FastifyInstance, dir: string, publicUrl: () => string) {
  const [robots, sitemap] = await Promise.all(['robots.txt', 'sitemap.xml'].map((name) => readFile(join(dir, name), 'utf8')))
  const maps = () =>
    ['sitemap.xml', 'sitemap-members.xml', 'sitemap-papers.xml', 'sitemap-jobs.xml']
      .map((name) => `Sitemap: ${publicUrl()}/${name}\n`)
      .join('')
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots + maps()))
  app.get('/sitemap.xml', (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap!.replaceAll('<loc>', `<loc>${publicUrl()}`)),
  )
}

type Beside = {
  /** A hosted project, which pages may reach. */
  project?: string | undefined
  /** The script of Google's identity prompt, which the sign-in pages may load. */
  prompt?: string | null | undefined
}

/** Serves the built web: its files for ever where their name holds a hash, its documents with the policy that fits each of them. */
export async function serveWeb(app: FastifyInstance, dir: string, publicUrl: () => string, { project, prompt }: Beside = {}) {
  const asLine = (url: string) => url.replace(/^http/, 'ws')
  const reached = [asLine(publicUrl()), ...(project ? [project, asLine(project)] : [])]
  const build = await readBuild(dir, { publicUrl, reached, prompt })
  await serveMaps(app, dir, publicUrl)

  await app.register(fastifyStatic, {
    root: dir,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '*.json', 'robots.txt', 'sitemap.xml', '.*', '**/.*/**'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
      if (path.startsWith(join(dir, 'sw.js'))) reply.header('content-security-policy', WORKER_POLICY)
    },
  })

  await app.register(takeUnkept)
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0]!.replace(/(.)\/$/, '$1')
    const name = Object.hasOwn(build.pages, path) ? build.pages[path] : undefined
    const { packed, policy } = (name && build.documents.get(name)) || build.fallback
    const { tag: made, bytes } = packed()
    const encoding = encodingFor(request)
    const tag = `"${made}-${encoding}"`
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: tag, 'content-security-policy': policy })
    if (name && request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.code(name ? 200 : 404).send(await bytes[encoding]())
  })
}
