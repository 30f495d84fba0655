import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Config } from '../config.ts'
import { isFromHere, isLoopback } from './loopback.ts'
import { drawPage, escaped, lookOf } from './plain-page.ts'

const SHOWN = 20
const look = lookOf(
  ':root{color-scheme:light dark;background:Canvas;color:CanvasText}body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}article{padding:1rem 0;border-top:1px solid}pre{white-space:pre-wrap;overflow-wrap:anywhere}',
)

/** An email as it lies in the outbox, its addresses to be followed. */
const drawn = (file: string) => `<article><pre>${escaped(file).replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>')}</pre></article>`

/** Where the latest emails are shown. */
export const MAIL_PAGE = '/dev/mail'

/** Whether there is such a page. */
export const hasMailPage = ({ mail, publicUrl, trustedProxies }: Config) => !mail.smtpUrl && !publicUrl && trustedProxies.length === 0

/**
 * The latest emails of a server that has no mail server, for whoever sits at it: they hold links and codes, so a server with an address of
 * its own has no such page, and neither has one that is asked from elsewhere, through a proxy or by another name.
 */
export function serveOutbox(app: FastifyInstance, config: Config) {
  if (!hasMailPage(config)) return
  const outbox = join(config.dataDir, 'outbox')
  app.get(MAIL_PAGE, async ({ headers, socket }, reply) => {
    const isHere = isFromHere(headers) && isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, ''))
    if (!isHere) throw new Refusal('NO_SUCH_ADDRESS')
    // They are named in the order in which they were queued.
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted()
    const files = await Promise.all(names.slice(-SHOWN).map((name) => readFile(join(outbox, name), 'utf8').catch(() => undefined)))
    const shown = files.filter((file) => file !== undefined).reverse()
    const body = `<main><h1>Outbox</h1><p>No mail server is set, so emails stay here. The latest ${SHOWN}, the newest first.</p>${shown.map(drawn).join('') || '<p>It is empty.</p>'}</main>`
    return reply
      .headers({ 'content-security-policy': look.policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(drawPage(look, '<title>Outbox</title>', body))
  })
}
