import { test as base } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { push } from '#contract/push.ts'
import { announceUnread } from '#server/messages/notices.ts'
import { openPushService, type PushService } from './push-service.ts'
import { type TestMember, World } from './world.ts'

/** `test` with a world whose server may push to a service on this machine. */
export const test = base.extend<{ service: PushService; world: World }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const service = await openPushService()
      await use(service)
      await service.close()
    },
    { scope: 'file' },
  ],
  world: [
    async ({ service }, use) => {
      const world = await World.open({ PUSH_SERVICES: service.origin })
      await use(world)
      await world.close()
    },
    { scope: 'file' },
  ],
})

/** Subscribes the browser that a member is signed in by. */
export async function subscribe(service: PushService, member: TestMember) {
  const { publicKey } = await member.call(push.state)
  const browser = service.subscribe(publicKey)
  await member.call(push.saveDevice, browser.subscription)
  return browser
}

/** Half a minute passes, and what is due then is done. */
export async function halfAMinuteLater(world: World, conversationId: string) {
  await world.db
    .updateTable('conversation')
    .set({ last_at: new Date(Date.now() - 30_000) })
    .where('id', '=', conversationId)
    .execute()
  await announceUnread(world.app.services)
  await world.runJobs()
}

/** Has a conversation muted for an hour. */
export const mute = (by: TestMember, conversationId: string) =>
  by.call(conversations.keep, { conversationId, mutedUntil: new Date(Date.now() + 3600_000).toISOString() })
