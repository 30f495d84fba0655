import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createORPCClient } from '@orpc/client'
import type { AnyContractProcedure, ContractRouterClient, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import { isContractProcedure } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { sql } from 'kysely'
import { test as base, vi } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import { type Contract, contract } from '#contract/index.ts'
import type { MemberKind } from '#contract/profile.ts'
import { StaffRole } from '#contract/staff-roles.ts'
import { TIME_ZONE_HEADER } from '#contract/time-zone.ts'
import { type App, buildApp } from '#server/app.ts'
import { jobTable } from '#server/job-table.ts'
import { readConfig } from '#server/platform/config.ts'
import { newId } from '#server/platform/ids.ts'
import { FAILED } from '#server/platform/jobs/boss.ts'
import { openJobs } from '#server/platform/jobs/open.ts'
import { openLog } from '#server/platform/log.ts'
import { AUDIT_KEY, type FreshDatabase, freshDatabase, joinDatabase } from './database.ts'
import { marked } from './marks.ts'
import { sendUpload } from './upload.ts'

type Input<P extends AnyContractProcedure> = InferSchemaInput<NonNullable<P['~orpc']['inputSchema']>>
type Output<P extends AnyContractProcedure> = InferSchemaOutput<NonNullable<P['~orpc']['outputSchema']>>

/** Somebody at the other end of the API, signed in or not. */
export class Person {
  readonly token: string | undefined
  readonly #client: unknown

  constructor(url: string, token?: string, timeZone?: string) {
    this.token = token
    this.#client = createORPCClient<ContractRouterClient<Contract>>(
      new OpenAPILink(contract, {
        url,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...(timeZone && { [TIME_ZONE_HEADER]: timeZone }) },
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
  readonly #url: string

  constructor(url: string, { id, name, token, sessionId }: { id: string; name: string; token: string; sessionId: string }) {
    super(url, token)
    this.id = id
    this.name = name
    this.sessionId = sessionId
    this.#url = url
  }

  /** Sends a file in pieces and answers its id. */
  upload(kind: string, file: File) {
    return sendUpload(this.#url, this.token!, kind, file)
  }

  /** The same member, in a time zone. */
  in = (timeZone: string) => new Person(this.#url, this.token, timeZone)
}

export type MemberTraits = {
  name?: string
  email?: string
  /** Whether they have proven that they read email sent there; they have unless it says so. */
  emailProven?: boolean
  headline?: string
  specialty?: string
  hospital?: string
  location?: string
  kind?: MemberKind
  /** Whether they were proven as what they are, a doctor where nothing is said. */
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
  readonly #breaches: string[]

  private constructor(url: string, app: App, dataDir: string, fresh: FreshDatabase, breaches: string[]) {
    this.url = url
    this.app = app
    this.dataDir = dataDir
    this.#fresh = fresh
    this.#breaches = breaches
    this.nobody = new Person(url)
  }

  /** `beside` is a world whose database this one shares, as another node of it, or another way to it. */
  static async open(settings: Record<string, string> = {}, webDir?: string, beside?: Pick<World, 'databaseUrl'>) {
    const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-world-'))
    const config = readConfig({
      PORT: '0',
      RATE_LIMITS: 'off',
      AUDIT_KEYS: AUDIT_KEY.toString('base64'),
      WARDMATES_DATA: dataDir,
      // No test asks anything of the internet.
      LINK_PREVIEWS: 'off',
      DOI_REGISTER: 'off',
      PUBMED_REGISTER: 'off',
      ORCID_REGISTER: 'off',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      ...settings,
    })
    const limits = config.databaseLimits
    const fresh = beside ? await joinDatabase(beside.databaseUrl, limits) : await freshDatabase(limits)
    const breaches: string[] = []
    const app = await buildApp({
      config,
      database: fresh.database,
      log: openLog(config.logLevel),
      version: 'test',
      demoMember: null,
      webDir,
      onBreach: (words) => breaches.push(words),
    })
    return new World(await app.listen(), app, dataDir, fresh, breaches)
  }

  get db() {
    return this.#fresh.database.db
  }

  get databaseUrl() {
    return this.#fresh.url
  }

  /** A new signed-in member. */
  async member({ name = 'Asha Rao', email, emailProven = true, verified = false, ...traits }: MemberTraits = {}) {
    const id = newId()
    // A further try of a test finds the member of its first one at the same address.
    if (email)
      await this.db
        .updateTable('account')
        .set({ email: `${id}@left.example` })
        .where('email', '=', email)
        .execute()
    await this.db
      .insertInto('member')
      .values({ id, handle: `m${id.replaceAll('-', '')}`, name, ...traits, ...(verified && marked(traits.kind)) })
      .execute()
    await this.db
      .insertInto('account')
      .values({ member_id: id, email: email ?? `${id}@example.org`, email_verified: emailProven, password_hash: 'set by no one' })
      .execute()
    const session = await this.app.services.sessions.create(this.db, id, 'Firefox on Linux')
    return new TestMember(this.url, { id, name, token: session.token, sessionId: session.id })
  }

  /** A new member with every role at the desk. */
  reviewer(traits: MemberTraits = {}) {
    return this.staff(StaffRole.options, traits)
  }

  /** A new member with these roles at the desk, and the second factor that they need. */
  async staff(roles: readonly StaffRole[], traits: MemberTraits = {}) {
    const member = await this.member({ name: 'Farah Ali', ...traits })
    for (const role of roles) await this.db.insertInto('staff_role').values({ member_id: member.id, role }).execute()
    await this.giveFactor(member)
    return member
  }

  /** Has a member have a second factor, without which nobody acts at the desk. */
  async giveFactor({ id }: Pick<TestMember, 'id'>) {
    await this.db
      .insertInto('authenticator')
      .values({ member_id: id, secret: Buffer.from('of no app'), last_step: 0 })
      .execute()
    this.app.services.sessions.readAgain(id)
  }

  /** Does every job that is due, as a started server does; those that fail wait for their next try. */
  async runJobs() {
    const { services, jobContext } = this.app
    const works = jobTable.map((one) => ({ ...one, job: { ...one.job, pollSeconds: 0.5 } }))
    const jobs = openJobs({ database: this.#fresh.database, log: services.log, works, context: jobContext })
    await jobs.start({ clock: false })
    const due = sql<{ n: number }>`
      select count(*) as n from pgboss.job where state < 'completed' and start_after <= now() and name <> ${FAILED}`
    await vi.waitUntil(async () => (await due.execute(this.db)).rows[0]?.n === 0, { timeout: 100_000, interval: 10 })
    await jobs.close()
    // What failed and waits for its next try is why something has not come.
    const waiting = sql<{ name: string; reason: string }>`
      select name, output ->> 'reason' as reason from pgboss.job where state = 'retry' and name <> ${FAILED}`
    for (const { name, reason } of (await waiting.execute(this.db)).rows) console.warn(`${name} waits for its next try: ${reason}`)
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
    // The disk may still hold what a process that was ended with the server had open.
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 })
    // Also what no test looked at: a background task, an answer that nobody awaited.
    if (this.#breaches.length > 0) throw new Error([...new Set(this.#breaches)].join('\n'))
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
