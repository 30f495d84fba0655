import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { profile } from '#contract/profile.ts'
import { makeBackup } from '#server/platform/backup/make.ts'
import { restoreBackup } from '#server/platform/backup/restore.ts'
import { verifyBackup } from '#server/platform/backup/verify.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { picture } from './support/claims.ts'
import { type Operation, operations } from './support/operations.ts'
import { Known } from './support/schema-values.ts'
import { plantSecrets, Stage } from './support/stage.ts'
import { ask, dropDatabase, urlOf } from './support/statement.ts'
import { sendInput, validInputs } from './support/valid-input.ts'
import { World } from './support/world.ts'

/** These end or take back what the others are shown by. */
const ENDS = /^(account|accountDeletion|secondFactor|passkeys|staff)\.|\.(remove|withdraw|unlike|unsave|close|leave|cancel)\w*$/
/** What is not said twice alike: when somebody was seen last, when it is said, and for how long something has waited. */
const MOMENTARY = new Set(['lastSeenAt', 'lastModified', 'oldestHours', 'requestId'])

const KINDS = ['member', 'verified', 'reviewer'] as const

/** What somebody sends or asks, about things that are there. */
function about(stage: Stage, operation: Operation) {
  const { required = [] } = (operation.input ?? {}) as { required?: string[] }
  // What a reading need not be told narrows it.
  const isSaid = (field: string) => operation.method !== 'GET' || required.includes(field)
  return validInputs(operation).map((input) =>
    Object.fromEntries(
      Object.entries(input)
        .filter(([field]) => isSaid(field))
        .map(([field, value]) => [field, /(?<!client)Id$/i.test(field) ? stage.idOf(new Known(field, 0, false)) : value]),
    ),
  )
}

/** Every room written to, by whoever may. */
async function fill(world: World, stage: Stage) {
  const writes = operations.filter(
    ({ access, method, name }) => access !== 'anyone' && !['GET', 'DELETE'].includes(method) && !ENDS.test(name),
  )
  for (const operation of writes) {
    for (const input of about(stage, operation)) {
      const answer = await sendInput(world, operation, input, stage.tokenOf(operation.access === 'staff' ? 'reviewer' : 'verified'))
      if (answer.headers.get('content-type')?.startsWith('application/json')) stage.learn(answer.ok ? await answer.json() : {})
    }
  }
}

const readings = operations.filter(({ method, access }) => method === 'GET' && access !== 'anyone')

type Reading = { operation: Operation; input: Record<string, unknown>; kind: (typeof KINDS)[number] }

/** What is answered to each reading, and the bytes of each file that an answer shows. */
async function answersOf(world: World, asked: readonly Reading[], tokenOf: Stage['tokenOf']) {
  const files = new Map<string, string>()
  const answers: Record<string, [status: number, told: unknown]> = {}
  for (const [nth, { operation, input, kind }] of asked.entries()) {
    const answer = await sendInput(world, operation, input, tokenOf(kind))
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    const told = isJson
      ? settled(await answer.json(), files)
      : `${answer.headers.get('content-type')}, ${(await answer.arrayBuffer()).byteLength > 0}`
    answers[`${nth} ${operation.name} as ${kind}`] = [answer.status, told]
  }
  for (const [path, address] of files) {
    const answer = await world.fetch(address)
    answers[path] = [answer.status, Buffer.from(await answer.arrayBuffer()).toString('base64')]
  }
  return answers
}

/** An answer without what is of this moment; addresses of files, which are signed anew, are noted by what they name. */
function settled(value: unknown, files: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => settled(one, files))
  if (typeof value === 'string' && value.startsWith('/files/')) {
    const path = value.replace(/\?.*/, '')
    files.set(path, value)
    return path
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (MOMENTARY.has(name) ? [] : [[name, settled(inner, files)]])))
}

/** A new database and a data folder that is not there yet, filled from a backup of a world. */
async function restoredFrom(world: World) {
  const around = await mkdtemp(join(tmpdir(), 'wardmates-restored-'))
  const server = inject('postgres')
  const name = `wardmates_${randomUUID().replaceAll('-', '')}`
  await ask(server.url, `create database ${name}`)
  const [databaseUrl, dataDir, folder] = [urlOf(server.url, name), join(around, 'data'), join(around, 'backup')]
  const source = await openDatabase({ databaseUrl: world.databaseUrl, dataDir: '', poolSize: 2, asFound: true })
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 2, asFound: true })
  onTestFinished(async () => {
    await source.close()
    await database.close()
    await dropDatabase(server.url, name)
    await rm(around, { recursive: true, force: true })
  })
  await makeBackup({ database: source, config: { dataDir: world.dataDir, bucket: undefined }, product: '0.1.0' }, folder, new Date())
  await restoreBackup({ database, config: { dataDir } }, folder, await verifyBackup(folder))
  const restored = await World.open({ WARDMATES_DATA: dataDir }, undefined, { databaseUrl })
  onTestFinished(() => restored.close())
  return restored
}

test('every room answers every reader from a restored backup what it answered before, files included', { timeout: 120_000 }, async () => {
  const world = await World.open()
  onTestFinished(() => world.close())
  const stage = await Stage.open(world, await plantSecrets(world))
  await stage.callers.get('verified')!.call(profile.uploadPhoto, { file: await picture() })
  for (let round = 0; round < 2; round++) await fill(world, stage)
  await world.runJobs()
  const asked = readings.flatMap((operation) =>
    about(stage, operation).flatMap((input) => KINDS.map((kind): Reading => ({ operation, input, kind }))),
  )
  const before = await answersOf(world, asked, stage.tokenOf)

  const restored = await restoredFrom(world)

  expect(await answersOf(restored, asked, stage.tokenOf)).toEqual(before)
  const told = Object.entries(before).filter(([, [status]]) => status === 200)
  expect(told.length).toBeGreaterThan(150)
  expect(told.filter(([name]) => name.startsWith('/files/')).length).toBeGreaterThan(0)
  for (const room of [
    'feed',
    'messages',
    'research',
    'jobs',
    'profile',
    'education',
    'ledger',
    'manuscripts',
    'saved',
    'notifications',
    'verification',
  ])
    expect(told.map(([name]) => name.split(' ')[1] ?? '')).toContainEqual(expect.stringMatching(`^${room}\\.`))
})
