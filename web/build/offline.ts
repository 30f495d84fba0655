import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Manifest, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { brand } from '#contract/brand.ts'
import { SHARE_PATH } from '#contract/share-target.ts'
import { siteDocuments } from '../app/document/documents.ts'
import { closureOf } from './closure.ts'

/** What is written without a network: the place for a comment comes only when somebody asks for it. */
const writing = ['feed/comments/Thread.tsx', 'feed/comments/send-comment.ts', 'feed/writing/WritingHelp.tsx']
/** Whoever signs out without a network is asked what becomes of that. */
const leaving = ['account/sessions/UnsentDialog.tsx', 'lib/sign-out.ts', 'lib/unsent.ts']

/**
 * The shell and what it needs to be drawn, and to be written in: kept by every browser. Other pages' parts and the letters of another language are
 * kept once they were used; styles are kept by all, because a page that was opened with a network had them in its document.
 */
function isKept(out: string) {
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest
  const shell = closureOf(manifest, ['app/main.tsx', 'app/inside.ts']).js
  const styles = siteDocuments.flatMap(({ modules, soon = [] }) => closureOf(manifest, ['app/main.tsx', ...modules, ...soon]).css)
  const written = closureOf(manifest, [...writing, ...leaving])
  const letters = Object.values(manifest).flatMap(({ src, file }) =>
    file.endsWith('.woff2') && !src?.startsWith('lib/language/') ? [file] : [],
  )
  const kept = new Set([...shell, ...styles, ...written.js, ...written.css, ...letters])
  return ({ url }: { url: string }) => !url.startsWith('assets/') || kept.has(url)
}

/** Lets the product be installed and open without a network. Documents and answers always come from the network while there is one. */
export function offline(): PluginOption {
  let out = ''
  const folder: PluginOption = {
    name: 'wardmates:folder',
    configResolved({ root, build }) {
      out = resolve(root, build.outDir)
    },
  }
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'app/offline',
    filename: 'sw.ts',
    // A new worker waits until somebody asks for it: web/app/tending/update.ts.
    registerType: 'prompt',
    injectRegister: false,
    integration: { closeBundleOrder: 'post' },
    includeManifestIcons: false,
    manifest: {
      id: '/',
      name: brand.name,
      short_name: brand.name,
      description: brand.tagline,
      lang: 'en-IN',
      start_url: '/home',
      scope: '/',
      display: 'standalone',
      theme_color: '#f7f6f3',
      background_color: '#f7f6f3',
      categories: ['medical', 'social', 'business'],
      shortcuts: [
        { name: 'Write a post', url: '/dashboard' },
        { name: 'Messages', url: '/messages' },
        { name: 'Ask Doxy AI', url: '/chat' },
        { name: 'Jobs', url: '/jobs' },
      ],
      share_target: {
        action: SHARE_PATH,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'pictures', accept: ['image/*'] }] },
      },
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    injectManifest: {
      // One file: a worker under Trusted Types may not import another by its address.
      rollupFormat: 'iife',
      sourcemap: false,
      globPatterns: ['app.html', 'assets/*.{js,css,woff2}', 'favicon.svg', 'icon-192.png'],
      manifestTransforms: [(entries) => ({ manifest: entries.filter(isKept(out)), warnings: [] })],
      dontCacheBustURLsMatching: /^assets\//,
    },
  })
  return [folder, worker]
}
