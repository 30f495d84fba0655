import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from './log.ts'

const EMAIL = 'asha@example.org'

function rowFault() {
  const words = `invalid input syntax for type uuid: "${EMAIL}"`
  const quoting = { detail: `Key (email)=(${EMAIL}) already exists.`, where: `COPY member, line 1: "${EMAIL}"`, internalQuery: EMAIL }
  return Object.assign(new pg.DatabaseError(words, 1, 'error'), { code: '23505', constraint: 'member_email_key', ...quoting })
}

test.each<[how: string, fault: () => Error]>([
  ['by itself', rowFault],
  ['as the cause of another', () => new Error('not saved', { cause: rowFault() })],
  ['among others', () => new AggregateError([rowFault()], 'not saved')],
  ['beside another', () => Object.assign(new Error('not saved'), { first: rowFault() })],
  ['as an address that cannot be parsed', () => Object.assign(new TypeError('Invalid URL'), { input: `https://${EMAIL}` })],
])('a fault that quotes a member stands in the log without them: %s', async (_, fault) => {
  const folder = mkdtempSync(join(tmpdir(), 'wardmates-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const log = openLog('info', join(folder, 'ward.log'))
  const app = Fastify({ loggerInstance: log as FastifyBaseLogger })

  log.error({ err: fault() }, 'fault')
  app.log.error({ err: fault() }, 'fault')
  log.info({ err: rowFault() }, 'fault')

  // It is written when the one that asks has gone on.
  const written = () =>
    existsSync(join(folder, 'ward.log')) ? readFileSync(join(folder, 'ward.log'), 'utf8').split('\n').slice(0, -1) : []
  await expect.poll(written).toHaveLength(3)
  const lines = written()
  for (const line of lines) expect(line).not.toContain(EMAIL)
  expect(JSON.parse(lines[2]!).err).toMatchObject({ code: '23505', constraint: 'member_email_key' })
})
