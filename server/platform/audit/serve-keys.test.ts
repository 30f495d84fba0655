import { createPublicKey, verify } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { test } from '#tests/support/world.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { platformJobs } from '../platform-jobs.ts'

test('whoever holds a head checks it with the key at /.well-known', async ({ world }) => {
  const sweep = platformJobs.find(({ job }) => job.name === 'keep-audit-head')!
  await world.app.services.audit.record('signed_in', null, { way: 'password' })
  await enqueue(world.db, sweep.job, [{}])
  await world.runJobs()

  const text = await readFile(join(world.dataDir, 'audit-heads.jsonl'), 'utf8')
  const answer = await world.fetch('/.well-known/audit-keys.json')
  const { keys } = (await answer.json()) as { keys: { kid: string; kty: string; crv: string; x: string }[] }

  const { signature, ...head } = JSON.parse(text)
  const key = createPublicKey({ key: keys.find(({ kid }) => kid === head.kid)!, format: 'jwk' })
  expect(head.seq).toBe(1)
  expect(verify(null, Buffer.from(JSON.stringify(head)), key, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(JSON.stringify(keys)).not.toMatch(/"d":/)
})
