import { io } from 'socket.io-client'
import { type Interest, LIVE_PATH, WATCH } from '#contract/live.ts'
import type { LiveEvent, LiveEvents } from '#contract/live-events.ts'
import type { TestMember, World } from './world.ts'

/** Listens as a browser does whose page shows these things; `heard` is all that was said so far. */
export async function listen(world: Pick<World, 'url'>, { token }: Pick<TestMember, 'token'>, ...interests: Interest[]) {
  const heard: [event: string, what: object][] = []
  const socket = io(world.url, { path: LIVE_PATH, transports: ['websocket'], reconnection: false, forceNew: true, auth: { token } })
  socket.onAny((event: string, what: object) => heard.push([event, what]))
  // A line that ends before it is let in says no error of its own.
  const ended = (reason: string) => new Error(`The line ended before it was let in: ${reason}.`)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('connect_error', reject)
    socket.once('disconnect', (reason) => reject(ended(reason)))
  })
  const watch = (...shown: Interest[]) => void socket.emit(WATCH, shown)
  watch(...interests)
  const of = <E extends LiveEvent>(wanted: E) => heard.filter(([event]) => event === wanted).map(([, what]) => what as LiveEvents[E])
  return { heard, of, watch, socket, close: () => socket.close() }
}

/** The posts that a line has been told of as new. */
export const grownBy = (line: Awaited<ReturnType<typeof listen>>) =>
  line.of('feed_grew').flatMap(({ posts }) => posts.map(({ postId }) => postId))
