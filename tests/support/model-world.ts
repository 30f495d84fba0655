import { test as base } from 'vitest'
import { indexNotes } from '#server/doxy/notes.ts'
import { type ModelServer, openModelServer } from './model-server.ts'
import { World } from './world.ts'

/** A server that asks this model, with the notes of the product indexed; it waits so many seconds for an answer. */
export async function openModelWorld(model: ModelServer, seconds = 3, settings: Record<string, string> = {}) {
  const world = await World.open({
    DOXY_MODEL_URL: model.url,
    DOXY_MODEL_KEY: model.key,
    DOXY_MODEL_NAME: 'stand-in',
    DOXY_MODEL_SECONDS: String(seconds),
    ...settings,
  })
  await indexNotes(world.app.doxy.library)
  return world
}

/** `test` with a `model` and a `world` that asks it. */
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
      const world = await openModelWorld(model)
      await use(world)
      await world.close()
    },
    { scope: 'file' },
  ],
})
