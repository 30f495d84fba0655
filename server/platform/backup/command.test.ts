import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import type { Manifest } from './manifest.ts'
import { elsewhere } from './words.ts'

const command = join(import.meta.dirname, 'command.ts')

test('where no database is, none is backed up and nothing is begun', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wardmates-no-data-'))
  onTestFinished(() => rm(folder, { recursive: true }))

  const run = promisify(execFile)(process.execPath, [command, 'make', 'night'], { cwd: folder, env: { PATH: process.env.PATH } })

  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^There is no database in .*data to back up\./),
  })
  expect(await readdir(folder)).toEqual([])
})

const bucket = { name: 'ward', endpoint: undefined, region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b', timeoutMs: 1 }
const manifestWith = (files: Manifest['files']) => ({ files }) as Manifest
const [inBackup, inBucket] = [manifestWith({ place: 'backup', count: 2, sha256: '' }), manifestWith({ place: 'bucket' })]

test('a restore says where the product would look for files in vain', () => {
  expect(elsewhere({ bucket: undefined, dataDir: '/d' }, inBackup)).toEqual([])
  expect(elsewhere({ bucket, dataDir: '/d' }, inBucket)).toEqual([])
  expect(elsewhere({ bucket: undefined, dataDir: '/d' }, inBucket)[0]).toMatch(/^Its files are in a bucket: set FILES_S3_\*/)
  expect(elsewhere({ bucket, dataDir: '/d' }, inBackup)[0]).toContain('/d/files')
})
