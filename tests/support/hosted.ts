import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import pg from 'pg'
import { test as base, inject } from 'vitest'
import { demoArea } from '#contract/demo-area.ts'
import { prepareRoles } from '#server/demo/roles.ts'
import { ask, dropDatabase, urlOf } from './statement.ts'
import { World } from './world.ts'

export const PASSWORD = 'secret1'

/** Somebody at the demo area, through the client that its pages use. */
export type HostedUser = { client: SupabaseClient; id: string; email: string }

/** A world whose demo area has a database of its own. */
export class HostedWorld {
  readonly world: World
  readonly #server: string
  readonly #name: string

  private constructor(world: World, server: string, name: string) {
    this.world = world
    this.#server = server
    this.#name = name
  }

  static async open(settings: Record<string, string> = {}) {
    const server = inject('postgres').url
    const name = `hosted_${randomUUID().replaceAll('-', '')}`
    await ask(server, `create database ${name}`)
    // Roles are made by whom made the server.
    const client = new pg.Client({ connectionString: server.replace(/\buser=\w+/, 'user=postgres') })
    await client.connect()
    await prepareRoles(/\buser=(\w+)/.exec(server)![1]!)(client).finally(() => client.end())
    return new HostedWorld(await World.open({ HOSTED_DATABASE_URL: urlOf(server, name), ...settings }), server, name)
  }

  get databaseUrl() {
    return urlOf(this.#server, this.#name)
  }

  /** A browser in which nobody is signed in. */
  async visitor(vsn?: string): Promise<SupabaseClient> {
    const { service } = await this.world.nobody.call(demoArea.about)
    return createClient(this.world.url, service!.key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      ...(vsn && { realtime: { vsn } }),
    })
  }

  /** The latest email to an address, once it has been sent. */
  async letterTo(email: string): Promise<string | undefined> {
    return (await this.lettersTo(email)).at(-1)
  }

  /** All emails to an address, the oldest first. */
  async lettersTo(email: string): Promise<string[]> {
    await this.world.runJobs()
    const folder = join(this.world.dataDir, 'outbox')
    const files = await readdir(folder).catch(() => [])
    const letters = await Promise.all(files.toSorted().map((file) => readFile(join(folder, file), 'utf8')))
    return letters.filter((letter) => letter.includes(`To: ${email}`))
  }

  /** Follows the link of the latest email to an address; answers where it leads. */
  async follow(email: string): Promise<string> {
    const letter = (await this.letterTo(email)) ?? ''
    const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(letter)?.[0] ?? ''
    const { pathname, search } = new URL(link)
    const answer = await fetch(this.world.url + pathname + search, { redirect: 'manual' })
    return answer.headers.get('location') ?? ''
  }

  /** Somebody who has confirmed their address and signed in; with a profile unless `bare`. */
  async user(
    name: string,
    { bare = false, vsn, ...profile }: { bare?: boolean; vsn?: string; [column: string]: unknown } = {},
  ): Promise<HostedUser> {
    const client = await this.visitor(vsn)
    const email = `${randomUUID()}@example.org`
    const signedUp = await client.auth.signUp({ email, password: PASSWORD, options: { data: { name } } })
    if (signedUp.error) throw signedUp.error
    await this.follow(email)
    const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
    if (error) throw error
    const { id } = data.user
    if (!bare) {
      const added = await client.from('profiles').insert({ id, full_name: name, profile_completed: true, ...profile })
      if (added.error) throw added.error
    }
    return { client, id, email }
  }

  /** What the review team does in the database itself. */
  asReviewer = (statement: string) => ask(this.databaseUrl, statement)

  async close() {
    await this.world.close()
    await dropDatabase(this.#server, this.#name)
  }
}

/** Tests that share one world with a demo area. */
export const test = base.extend<{ hosted: HostedWorld }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads which fixtures this one needs from its first parameter
    async ({}, use) => {
      const hosted = await HostedWorld.open()
      await use(hosted)
      await hosted.close()
    },
    { scope: 'file' },
  ],
})
