import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite'
import { brand } from '#contract/brand.ts'
import { readBackend } from './backend.ts'
import { drawCard } from './cards.ts'
import { closureOf } from './closure.ts'
import { compose } from './compose.ts'
import { carryPolicy, type Policy, policyOf, sonnerStyles } from './csp.ts'
import { ORIGIN } from './facts.ts'
import { inlineScript } from './inline.ts'

const MAIN = 'app/main.tsx'
const SONNER = resolve(import.meta.dirname, '../../node_modules/sonner/dist/index.mjs')

type Described = {
  path?: string
  title: string
  description: string
  modules: string[]
  soon?: string[]
  asks?: string[]
  prerendered?: boolean
  language?: string
}
/** What web/app/document/prerender.tsx gives the build. */
type Prerender = {
  siteDocuments: (Described & { path: string })[]
  elsewhere: Described
  drawPage: (path: string) => Promise<string>
  drawFrame: (path: string, member: boolean) => Promise<string>
  membersOnly: string[]
  previews: string[]
  strayPaths: () => Promise<string[]>
}

/** Builds the program for Node, so that it can draw pages. */
async function loadPrerender(config: ResolvedConfig, outDir: string): Promise<Prerender> {
  await build({
    configFile: config.configFile,
    mode: config.mode,
    logLevel: 'warn',
    build: { ssr: true, outDir, manifest: false, copyPublicDir: false, rolldownOptions: { input: 'app/document/prerender.tsx' } },
  })
  return import(pathToFileURL(join(outDir, 'prerender.js')).href)
}

const fileOf = (path: string, prerendered?: boolean) =>
  path === '/' ? 'index.html' : `${prerendered ? '' : 'app/'}${path.slice(1).replaceAll('/', '-')}.html`
const address = (file: string) => `/${file}`

/** The public pages for search engines. Paths only: whoever serves the site puts its own origin before them. */
const sitemap = (paths: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${path}</loc></url>`),
    '</urlset>\n',
  ].join('\n')

async function writeDocuments(config: ResolvedConfig) {
  const out = resolve(config.root, config.build.outDir)
  const drawing = `${out}-prerender`
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')) as Manifest
  const template = await readFile(join(config.root, 'index.html'), 'utf8')
  const theme = await inlineScript(join(config.publicDir, 'theme.js'))
  const script = await inlineScript(join(config.root, 'app/document/late.ts'))
  const ask = await inlineScript(join(config.root, 'app/document/ask.ts'))
  const sonner = sonnerStyles(await readFile(SONNER, 'utf8'))
  const site = await loadPrerender(config, drawing)
  const stray = await site.strayPaths()
  if (stray.length > 0)
    throw new Error(`web/app/document/documents.ts and the tables in web/app/routes disagree about ${stray.join(', ')}.`)

  const entry = address(manifest[MAIN]!.file)
  const backend = readBackend(config.mode)
  const policies: Record<string, Policy> = {}
  await mkdir(join(out, 'cards'), { recursive: true })

  const write = async (
    file: string,
    { path = '', title, description, modules, soon = [], asks = [], prerendered = false, language = 'en-IN' }: Described,
    page: string,
  ) => {
    const now = closureOf(manifest, [MAIN, ...modules])
    const { js, css } = closureOf(manifest, [MAIN, ...modules, ...soon])
    const sheets = await Promise.all(css.map((sheet) => readFile(join(out, sheet), 'utf8')))
    const isShared = prerendered || site.previews.includes(path)
    const card = isShared ? `/cards/${path.slice(1) || 'front'}.png` : undefined
    if (card) await writeFile(join(out, card), await drawCard({ title, description }))
    const composed = compose(template, {
      path,
      title,
      description,
      page,
      language,
      prerendered,
      card,
      membersOnly: site.membersOnly.includes(path),
      css: sheets.map((sheet) => sheet.trim()).join(''),
      present: css.map(address),
      preload: prerendered
        ? { now: [], soon: [] }
        : { now: now.js.map(address), soon: js.filter((file) => !now.js.includes(file)).map(address) },
      asks: { paths: asks, backend, script: ask },
      loader: { script, entry, start: prerendered ? 'late' : 'now' },
      theme,
    })
    // A host of files alone puts nothing in.
    const document = backend ? composed.replaceAll(ORIGIN, '') : composed
    policies[file] = policyOf(file, document, { styles: sonner, backend })
    await mkdir(dirname(join(out, file)), { recursive: true })
    await writeFile(join(out, file), backend ? carryPolicy(document, policies[file]) : document)
  }

  // The document for every other path has an address of its own too, so that browsers can keep it for when there is no network.
  const pages: Record<string, string> = { '/app.html': 'app.html' }
  for (const described of site.siteDocuments) {
    const { path } = described
    pages[path] = fileOf(path, described.prerendered)
    await write(
      pages[path],
      described,
      described.prerendered ? await site.drawPage(path) : await site.drawFrame(path, site.membersOnly.includes(path)),
    )
  }
  await write('app.html', site.elsewhere, await site.drawFrame('/app', false))
  await rm(drawing, { recursive: true })
  // What a page asks before it begins again: whether another release than its own is there.
  await writeFile(join(out, 'release.txt'), entry)
  await writeFile(join(out, 'pages.json'), JSON.stringify(pages))
  await writeFile(join(out, 'csp.json'), JSON.stringify(policies))
  await writeFile(join(out, 'sitemap.xml'), sitemap(site.siteDocuments.filter(({ prerendered }) => prerendered).map(({ path }) => path)))
}

/** Writes every document of the site once the program has been built: the public ones drawn beforehand, a frame for each other page, one for the rest. */
export function documents(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'wardmates:documents',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: (html) => html.replaceAll('%name%', brand.name),
    // Said here, because plugins that go on after a failed build fail on its missing files and hide the cause.
    buildEnd(error) {
      if (error) config.logger.error(error.message, { error })
    },
    renderError(error) {
      if (error) config.logger.error(error.message, { error })
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => (config.build.ssr ? undefined : writeDocuments(config)),
    },
  }
}
