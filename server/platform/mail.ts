import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { newId } from './ids.ts'
import type { Log } from './log.ts'

export type Letter = {
  to: string
  subject: string
  text: string
  /** Where the reader ends letters of this sort. */
  listUnsubscribe?: string
}
export type Mail = { send(letter: Letter): Promise<void> }

/** Sends by SMTP where a server is set; otherwise puts each letter as a file into the outbox and names it in the log. */
export function openMail({ smtpUrl, from, outbox, log }: { smtpUrl?: string | undefined; from: string; outbox: string; log: Log }): Mail {
  if (smtpUrl) {
    const transport = createTransport(smtpUrl)
    return {
      async send({ listUnsubscribe, ...letter }) {
        await transport.sendMail({ from, ...letter, ...(listUnsubscribe && { list: { unsubscribe: listUnsubscribe } }) })
      },
    }
  }
  return {
    async send(letter) {
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const file = join(outbox, `${newId()}.eml`)
      await writeFile(file, asFile(from, letter), { mode: 0o600 })
      log.info({ file, subject: letter.subject }, 'mail put into the outbox; no mail server is set')
    },
  }
}

/** A letter as it reads: its links can be copied out of the file, which no mail encoding would allow. */
const asFile = (from: string, { to, subject, text, listUnsubscribe }: Letter) =>
  [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    ...(listUnsubscribe ? [`List-Unsubscribe: <${listUnsubscribe}>`] : []),
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
  ].join('\n')
