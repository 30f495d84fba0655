import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { noticeWords, rhythmsOf } from '#contract/notice-words.ts'
import { NoticeKind } from '#contract/notifications.ts'
import type { Db } from '../platform/db/client.ts'
import type { Services } from '../platform/http/context.ts'
import type { Vault } from '../platform/secrets/vault.ts'
import { saveSettings, summedUp } from './queries.ts'

/** What a reader ends: the emails of the morning, or those of one topic. */
type Stopped = 'digest' | NoticeKind

const PATH = '/mail/stop'
const FORM = 'application/x-www-form-urlencoded'
const FORM_MAX_BYTES = 1000

const markOf = (vault: Vault, memberId: string, what: string) => vault.fingerprint(`${memberId} ${what}`, 'mail:stop').subarray(0, 24)

/** Where whoever holds such an email ends that sort, signed in or not (RFC 8058). It opens nothing else. */
export const stopAddress = (vault: Vault, publicUrl: string, memberId: string, what: Stopped) =>
  `${publicUrl}${PATH}/${memberId}.${what}.${markOf(vault, memberId, what).toString('base64url')}`

function opened(vault: Vault, token: string): { memberId: string; what: Stopped } | undefined {
  const [memberId = '', what = '', mark = ''] = token.split('.')
  const given = Buffer.from(mark, 'base64url')
  const own = markOf(vault, memberId, what)
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  return { memberId, what: what as Stopped }
}

/** Mail readers end a sort of emails by themselves; people are led to their settings. */
export function serveStopMail(app: FastifyInstance, { db, vault, publicUrl }: Services) {
  app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_MAX_BYTES }, async () => undefined)
    scope.post<{ Params: { token: string } }>(`${PATH}/:token`, async ({ params }, reply) => {
      const asked = opened(vault, params.token)
      if (!asked) throw new Refusal('NOT_FOUND')
      await db.transaction().execute((tx) => stop(tx, asked.memberId, asked.what))
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Such emails will not come any more.')
    })
    scope.get(`${PATH}/:token`, (_, reply) => reply.redirect(`${publicUrl()}/dashboard?notices=settings`, 303))
  })
}

async function stop(tx: Db, memberId: string, what: Stopped) {
  if (what === 'digest') return stopDigests(tx, memberId)
  const { label } = noticeWords[what]
  const kinds = NoticeKind.options.filter((kind) => noticeWords[kind].label === label && rhythmsOf(kind).includes('off'))
  await saveSettings(tx, memberId, { kinds, mail: 'off' })
}

/** Ends all emails that sum up. */
export async function stopDigests(tx: Db, memberId: string) {
  const kinds = await summedUp(tx, memberId)
  if (kinds.length > 0) await saveSettings(tx, memberId, { kinds, mail: 'off' })
}
