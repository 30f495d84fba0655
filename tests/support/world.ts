import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createORPCClient } from '@orpc/client'
import type { AnyContractProcedure, ContractRouterClient, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import { isContractProcedure } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { test as base } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import { type Contract, contract } from '#contract/index.ts'
import { type App, buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { newId } from '#server/platform/ids.ts'
import { openLog } from '#server/platform/log.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'

type Input<P extends AnyContractProcedure> = InferSchemaInput<NonNullable<P['~orpc']['inputSchema']>>
type Output<P extends AnyContractProcedure> = InferSchemaOutput<NonNullable<P['~orpc']['outputSchema']>>

/** Somebody at the other end of the API, signed in or not. */
export class Person {
  readonly token: string | undefined
  readonly #client: unknown

  constructor(url: string, token?: string) {
    this.token = token
    this.#client = createORPCClient<ContractRouterClient<Contract>>(
      new OpenAPILink(contract, {
        url,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        customErrorResponseBodyDecoder: (body) => Object.assign(new Error((body as ErrorBody).message), body as ErrorBody) as never,
      }),
    )
  }

  /** Calls an operation over HTTP. A refusal is thrown with its `code`, `status`, `message`, `requestId` and `issues`. */
  call<P extends AnyContractProcedure>(
    procedure: P,
    ...[input]: undefined extends Input<P> ? [input?: Input<P>] : [input: Input<P>]
  ): Promise<Output<P>> {
    const [room, act] = pathOf(procedure)
    return (this.#client as Record<string, Record<string, (input: unknown) => Promise<Output<P>>>>)[room]![act]!(input)
  }
}

function pathOf(procedure: AnyContractProcedure): [string, string] {
  for (const [room, acts] of Object.entries(contract)) {
    for (const [act, candidate] of Object.entries(acts)) {
      if (isContractProcedure(candidate) && (candidate as AnyContractProcedure) === procedure) return [room, act]
    }
  }
  throw new Error('This operation is not part of the contract.')
}

/** A member of the made-up world. */
export class TestMember extends Person {
  readonly id: string
  readonly name: string
  readonly sessionId: string

  constructor(url: string, { id, name, token, sessionId }: { id: string; name: string; token: string; sessionId: string }) {
    super(url, token)
    this.id = id
    this.name = name
    this.sessionId = sessionId
  }
}

export type MemberTraits = {
  name?: string
  email?: string
  headline?: string
  specialty?: string
  hospital?: string
  location?: string
  verified?: boolean
  profile_complete?: boolean
}

/** A running server on a database of its own. */
export class World {
  readonly url: string
  readonly app: App
  readonly dataDir: string
  readonly nobody: Person
  readonly #fresh: FreshDatabase

  private constructor(url: string, app: App, dataDir: string, fresh: FreshDatabase) {
    this.url = url
    this.app = app
    this.dataDir = dataDir
    this.#fresh = fresh
    this.nobody = new Person(url)
  }

  static async open(settings: Record<string, string> = {}, webDir?: string) {
    const fresh = await freshDatabase()
    const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-world-'))
    const config = readConfig({ PORT: '0', RATE_LIMITS: 'off', WARDMATES_DATA: dataDir, LOG_LEVEL: 'silent', ...settings })
    const app = await buildApp({
      config,
      database: fresh.database,
      log: openLog(config.logLevel),
      version: 'test',
      demoMember: null,
      webDir,
    })
    return new World(await app.listen(), app, dataDir, fresh)
  }

  get db() {
    return this.#fresh.database.db
  }

  /** A new signed-in member. */
  async member({ name = 'Asha Rao', email, ...traits }: MemberTraits = {}) {
    const id = newId()
    await this.db
      .insertInto('member')
      .values({ id, handle: `m${id.replaceAll('-', '')}`, name, ...traits })
      .execute()
    await this.db
      .insertInto('account')
      .values({ member_id: id, email: email ?? `${id}@example.org`, password_hash: 'set by no one' })
      .execute()
    const session = await this.app.services.sessions.create(this.db, id, 'Firefox on Linux')
    return new TestMember(this.url, { id, name, token: session.token, sessionId: session.id })
  }

  /** A new member who may open the reviewer's desk. */
  async reviewer(traits: MemberTraits = {}) {
    const member = await this.member({ name: 'Farah Ali', ...traits })
    await this.db.insertInto('reviewer').values({ member_id: member.id }).execute()
    return member
  }

  /** A bare request, for what no well-behaved client would send. */
  fetch(path: string, init: RequestInit & { token?: string | undefined } = {}) {
    const { token, ...rest } = init
    return fetch(this.url + path, {
      ...rest,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(rest.headers as Record<string, string>) },
    })
  }

  async close() {
    await this.app.close()
    await this.#fresh.drop()
    await rm(this.dataDir, { recursive: true, force: true })
  }
}

/** `test` with a `world`: one server and database for the whole file. */
export const test = base.extend<{ world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const world = await World.open()
      await use(world)
      await world.close()
    },
    { scope: 'file' },
  ],
})
