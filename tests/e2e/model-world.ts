import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ModelServer, openModelServer } from '../support/model-server.ts'
import { startProcess } from '../support/process.ts'
import { test as base, JourneyWorld } from './world.ts'

/** The product with a model of its own, which does what `model.mode` says. */
export const test = base.extend<object, { model: ModelServer; address: string }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const model = await openModelServer()
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  address: [
    async ({ model }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-e2e-model-'))
      const settings = { DOXY_MODEL_URL: model.url, DOXY_MODEL_KEY: model.key, DOXY_MODEL_NAME: 'stand-in', DOXY_MODEL_SECONDS: '40' }
      const server = await startProcess({ WARDMATES_DATA: dataDir, WARDMATES_SAMPLE: 'off', ...settings })
      await use(server.url)
      await server.end('SIGTERM').finally(() => rm(dataDir, { recursive: true, force: true }))
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  world: async ({ browser, address }, use) => {
    await use(new JourneyWorld(browser, address))
  },
})
