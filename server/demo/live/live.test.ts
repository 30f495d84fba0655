import type { RealtimeChannel, RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import { expect, vi } from 'vitest'
import { WebSocket } from 'ws'
import { demoArea } from '#contract/demo-area.ts'
import { type HostedUser, test } from '#tests/support/hosted.ts'

type Told = RealtimePostgresChangesPayload<{ id: string; content: string; likes_count: number }>

/** Listens to all posts; resolves once the server has said that it tells of them. */
function listen({ client }: Pick<HostedUser, 'client'>) {
  const told: Told[] = []
  const channel = client.channel('posts').on('postgres_changes', { event: '*', schema: 'public', table: 'posts' }, (change) => {
    told.push(change as Told)
  })
  return new Promise<{ told: Told[]; channel: RealtimeChannel }>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve({ told, channel })
      else if (status !== 'CLOSED') reject(error ?? new Error(status))
    })
  })
}

const write = async ({ client, id }: HostedUser, content: string) => {
  const { data, error } = await client.from('posts').insert({ author_id: id, content }).select().single()
  if (error) throw error
  return data as { id: string }
}

test.for(['1.0.0', '2.0.0'])('whoever is signed in hears of every change of a post, in its order: version %s', async (vsn, { hosted }) => {
  const [asha, ravi] = [await hosted.user('Asha Rao'), await hosted.user('Ravi Menon', { vsn })]
  const { told } = await listen(ravi)

  const { id } = await write(asha, 'First words')
  await vi.waitFor(() => expect(told).toHaveLength(1))
  await asha.client.from('posts').update({ content: 'Other words' }).eq('id', id)
  await vi.waitFor(() => expect(told).toHaveLength(2))
  await asha.client.from('posts').delete().eq('id', id)
  await vi.waitFor(() => expect(told).toHaveLength(3))

  expect(told.map(({ eventType }) => eventType)).toEqual(['INSERT', 'UPDATE', 'DELETE'])
  expect(told[0]!.new).toMatchObject({ id, content: 'First words', likes_count: 0, author_id: asha.id })
  expect(told[1]!.new).toMatchObject({ id, content: 'Other words' })
  expect([told[2]!.new, told[2]!.old]).toEqual([{}, { id }])
  await ravi.client.removeAllChannels()
})

test('a crowd of changes is told, each of them, and nobody writes one without end', async ({ hosted }) => {
  const [asha, ravi] = [await hosted.user('Asha Rao'), await hosted.user('Ravi Menon')]
  const { told } = await listen(ravi)
  const posts = (count: number) => Array.from({ length: count }, (_, no) => ({ author_id: asha.id, content: `Post ${no}` }))

  expect((await asha.client.from('posts').insert(posts(90))).error).toBeNull()
  await asha.client.from('posts').update({ content: 'Changed' }).eq('author_id', asha.id)
  await vi.waitFor(() => expect(told.filter(({ eventType }) => eventType === 'UPDATE')).toHaveLength(90), { timeout: 10_000 })
  expect(told.filter(({ eventType }) => eventType === 'INSERT')).toHaveLength(90)

  expect((await asha.client.from('posts').insert(posts(11))).error?.message).toContain('Please go on later.')
  expect((await asha.client.from('posts').insert(posts(10))).error).toBeNull()
})

test('who is signed out hears nothing, and neither does who has left', async ({ hosted }) => {
  const [asha, ravi] = [await hosted.user('Asha Rao'), await hosted.user('Ravi Menon')]
  const [out, gone, stays] = [await listen({ client: await hosted.visitor() }), await listen(ravi), await listen(asha)]
  await gone.channel.unsubscribe()

  await write(asha, 'For members')

  await vi.waitFor(() => expect(stays.told).toHaveLength(1))
  expect([out.told, gone.told]).toEqual([[], []])
})

test('after a time in which changes may have been missed, whoever listens is sent away, comes back and hears again', async ({ hosted }) => {
  const [asha, ravi] = [await hosted.user('Asha Rao'), await hosted.user('Ravi Menon')]
  const states: string[] = []
  const told: Told[] = []
  const joins = () => states.filter((state) => state === 'SUBSCRIBED').length
  ravi.client
    .channel('posts')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'posts' }, (change) => void told.push(change as Told))
    .subscribe((state) => void states.push(state))
  await vi.waitFor(() => expect(joins()).toBe(1), { timeout: 10_000 })

  const broken = await hosted.asReviewer(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
  )

  expect(broken).toHaveLength(1)
  await vi.waitFor(() => expect(joins()).toBe(2), { timeout: 20_000 })
  const { id } = await write(asha, 'Written afterwards')
  await vi.waitFor(() => expect(told.map((change) => change.new)).toContainEqual(expect.objectContaining({ id })))
  await ravi.client.removeAllChannels()
})

test('a line with another key, of another page or of an unknown version is refused', async ({ hosted }) => {
  const { service } = await hosted.world.nobody.call(demoArea.about)
  const address = hosted.world.url.replace('http', 'ws')
  const open = (key: string, vsn: string, origin = hosted.world.url) =>
    new Promise<number>((resolve) => {
      const line = new WebSocket(`${address}/realtime/v1/websocket?apikey=${key}&vsn=${vsn}`, { origin })
      line.on('open', () => {
        line.terminate()
        resolve(101)
      })
      line.on('unexpected-response', (request, { statusCode = 0 }) => {
        request.destroy()
        resolve(statusCode)
      })
      line.on('error', () => {})
    })

  expect(await open(service!.key, '2.0.0')).toBe(101)
  expect(await open('sb_publishable_other', '2.0.0')).toBe(401)
  expect(await open('', '2.0.0')).toBe(401)
  expect(await open(service!.key, '3.0.0')).toBe(401)
  expect(await open(service!.key, '2.0.0', 'https://elsewhere.example')).toBe(403)
})

test('a line that says what no client says is ended', async ({ hosted }) => {
  const { service } = await hosted.world.nobody.call(demoArea.about)
  const address = `${hosted.world.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${service!.key}&vsn=2.0.0`
  const codeAfter = (say: (line: WebSocket) => void) =>
    new Promise<number>((resolve) => {
      const line = new WebSocket(address)
      line.on('open', () => say(line)).on('close', resolve)
    })
  const beat = '[null,"1","phoenix","heartbeat",{}]'

  expect(await codeAfter((line) => line.send('hello'))).toBe(1008)
  expect(await codeAfter((line) => line.send(Buffer.from(beat)))).toBe(1008)
  expect(await codeAfter((line) => line.send(`[null,"1","phoenix","heartbeat","${'x'.repeat(70_000)}"]`))).toBe(1009)
  expect(await codeAfter((line) => Array.from({ length: 101 }, () => line.send(beat)))).toBe(1008)
})

test('nothing but changes of posts is told or carried', async ({ hosted }) => {
  const asha = await hosted.user('Asha Rao')
  for (const wanted of [{ table: 'profiles' }, { schema: 'auth', table: 'users' }, { table: 'posts', filter: 'id=eq.1' }, {}]) {
    const channel = asha.client.channel(`other ${JSON.stringify(wanted)}`)
    const refused = new Promise<string>((resolve) => {
      channel
        .on('postgres_changes', { event: '*', schema: 'public', ...wanted } as never, () => {})
        .subscribe((status) => status !== 'CLOSED' && resolve(status))
    })
    expect([wanted, await refused]).toEqual([wanted, 'CHANNEL_ERROR'])
    await asha.client.removeChannel(channel)
  }
})
