import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Db } from './db/client.ts'
import { newId } from './ids.ts'
import { enqueue } from './jobs/enqueue.ts'
import { defineJob } from './jobs/job.ts'
import type { Log } from './log.ts'
import { asHtml } from './mail-html.ts'
import type { Vault } from './secrets/vault.ts'

export type Email = {
  to: string
  subject: string
  text: string
  /** Where mail readers end emails of this sort with one press, signed in or not (RFC 8058). */
  oneClickUnsubscribe?: string
}

/** An email on its way. It is sealed: who it is for, and the links and codes in it, stand in no table. */
export const mailJob = defineJob({ name: 'mail', payload: z.object({ id: z.uuid(), sealed: z.base64() }), retries: 10 })

export type Mail = {
  /** Queues an email within the change that causes it: it is sent once that is committed, and again until it is taken. */
  queue(tx: Db, email: Email): Promise<void>
  /** Speaks with the mail server without sending anything; throws where it does not let us in. Without one there is nothing to try. */
  reach(): Promise<void>
  /** Hands a queued email to the mail server. */
  deliver(queued: z.infer<typeof mailJob.payload>): Promise<void>
  /** Removes what has lain in the outbox for long: it holds addresses, links and codes. */
  sweepOutbox(now?: number): Promise<void>
}

type Options = { smtpUrl?: string | undefined; from: string; outbox: string; log: Log; vault: Vault }

/** Sends by SMTP where a server is set; otherwise puts each email as a file into the outbox and names it in the log. */
export function openMail({ smtpUrl, from, outbox, log, vault }: Options): Mail {
  const { send, reach } = smtpUrl ? bySmtp(smtpUrl, from) : { send: intoOutbox(outbox, from, log), reach: async () => {} }
  return {
    reach,
    async queue(tx, email) {
      const id = newId()
      await enqueue(tx, mailJob, [{ id, sealed: vault.seal(JSON.stringify(email), placeOf(id)).toString('base64') }])
    },
    async sweepOutbox(now = Date.now()) {
      const names = await readdir(outbox).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      for (const file of names.map((name) => join(outbox, name))) {
        if (now - (await stat(file)).mtimeMs > OUTBOX_MS) await rm(file)
      }
    },
    async deliver({ id, sealed }) {
      await send(id, JSON.parse(vault.open(Buffer.from(sealed, 'base64'), placeOf(id)).toString()))
    },
  }
}

/** How long an email lies in the outbox. */
const OUTBOX_MS = 3 * 24 * 3600_000

/** How long a mail server may be silent before the email waits for its next try; emails behind it wait as long. */
const PATIENCE_MS = 20_000

const ONE_CLICK = 'List-Unsubscribe=One-Click'

const placeOf = (id: string) => `mail:${id}`

type Send = (id: string, email: Email) => Promise<void>

/** An email that is sent twice, because a crash came between, bears the same number: mailboxes show it once. */
function bySmtp(smtpUrl: string, from: string): { send: Send; reach(): Promise<void> } {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send(id, { oneClickUnsubscribe: stop, ...email }) {
      const headers = stop && { headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': ONE_CLICK } }
      await transport.sendMail({ from, messageId: `<${id}@${host}>`, ...email, html: asHtml(email), ...headers }).catch(fail)
    },
    async reach() {
      await transport.verify().catch(fail)
    },
  }
}

function fail(error: unknown): never {
  throw new MailFault(error)
}

/** Why an email was not taken, without what the mail server says: that names the address. */
class MailFault extends Error {
  override name = 'MailFault'

  constructor(error: unknown) {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    super(`not taken by the mail server (${[code, responseCode].filter(Boolean).join(' ') || 'no code'})`)
  }
}

function intoOutbox(outbox: string, from: string, log: Log): Send {
  return async (id, email) => {
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    const file = join(outbox, `${id}.eml`)
    await writeFile(file, asFile(from, email), { mode: 0o600 })
    log.info({ file }, 'mail put into the outbox; no mail server is set')
  }
}

/** An email as it reads: its links can be copied out of the file, which no mail encoding would allow. */
const asFile = (from: string, { to, subject, text, oneClickUnsubscribe: stop }: Email) =>
  [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    ...(stop ? [`List-Unsubscribe: <${stop}>`, `List-Unsubscribe-Post: ${ONE_CLICK}`] : []),
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
  ].join('\n')
