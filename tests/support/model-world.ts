import { test as base } from 'vitest'
import { shelveNotes } from '#server/doxy/notes.ts'
import { type ModelServer, openModelServer } from './model-server.ts'
import { World } from './world.ts'

/** How long the model may take in these tests, in seconds. */
const PATIENCE_S = 1

/** `test` with a `model` and a `world` that asks it, with the notes of the product on its shelves. */
export const test = base.extend<{ model: ModelServer; world: World }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const model = await openModelServer()
      await use(model)
      await model.close()
    },
    { scope: 'file' },
  ],
  world: [
    async ({ model }, use) => {
      const world = await World.open({
        DOXY_MODEL_URL: model.url,
        DOXY_MODEL_KEY: model.key,
        DOXY_MODEL_NAME: 'stand-in',
        DOXY_MODEL_SECONDS: String(PATIENCE_S),
      })
      await shelveNotes(world.app.library)
      await use(world)
      await world.close()
    },
    { scope: 'file' },
  ],
})
