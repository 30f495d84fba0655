/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as preloadNavigations } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, type PrecacheEntry, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { SHARE_PATH } from '#contract/share-target.ts'
import { answerPushes } from './push.ts'
import { takeShare } from './share.ts'
import { TAKE_OVER } from './words.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

const MONTH_S = 30 * 24 * 3600
/** A line may die without a word: what has not begun to come by then opens as without one. */
const PATIENCE_S = 8

// What the build names here is kept by every browser. Documents and answers always come from the network while there is one.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' })
cleanupOutdatedCaches()
preloadNavigations()

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S, plugins: [new PrecacheFallbackPlugin({ fallbackURL: 'app.html' })] }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', plugins: [new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: MONTH_S })] }),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH, takeShare, 'POST')

// The first worker looks after the page that brought it; a later one waits until somebody asks for it.
clientsClaim()
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting()
})

answerPushes(self)
