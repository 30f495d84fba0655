import type { Server as HttpServer } from 'node:http'
import type { HostedService } from '#contract/demo-area.ts'
import { Refusal } from '#contract/errors.ts'
import { inboxKey } from '../platform/access/inbox.ts'
import { isWithin } from '../platform/access/limits.ts'
import type { Config } from '../platform/config.ts'
import type { Address } from '../platform/db/client.ts'
import { secondDatabase } from '../platform/db/second-database.ts'
import { addressReader } from '../platform/http/address.ts'
import type { Services } from '../platform/http/context.ts'
import { originRule } from '../platform/http/origin-rule.ts'
import type { Email } from '../platform/mail.ts'
import { readPosts, whoIs } from './live/ask.ts'
import { LiveHub } from './live/hub.ts'
import { prepareRoles } from './roles.ts'
import { type Asked, ServiceThread } from './service-thread.ts'

const DATABASE = 'wardmates_demo'

type Running = Awaited<ReturnType<typeof ServiceThread.start>>

/** The hosted back end of the demo area: a project elsewhere, or a service of our own that starts with the first who asks for it. */
export class DemoArea {
  readonly #services: Services
  readonly #isEmbedded: boolean
  readonly #hub: LiveHub
  /** The key of the one that runs. */
  #key: string | undefined
  #running: Promise<Running> | undefined

  constructor(services: Services, isEmbedded: boolean) {
    this.#services = services
    this.#isEmbedded = isEmbedded
    const { config, log, publicUrl } = services
    const asker = { origin: publicUrl, key: () => this.#key ?? '', answer: (asked: Asked) => this.answer(asked) }
    this.#hub = new LiveHub({
      log,
      key: () => this.#key,
      wake: () => void (this.#isOurs && this.#start().catch(() => undefined)),
      whoIs: whoIs(asker),
      read: readPosts(asker),
      addressOf: addressReader(config.trustedProxies),
      allowedOrigin: originRule(config, publicUrl),
      most: config.liveLines,
    })
  }

  /** Answers its live line on this server. */
  attach(http: HttpServer) {
    this.#hub.attach(http)
  }

  /** Ends its lines. */
  disconnect() {
    this.#hub.close()
  }

  /** Whether there is one, here or elsewhere. */
  get isThere(): boolean {
    return this.#isOurs || this.#services.config.hosted.project !== undefined
  }

  /** What a browser needs to reach it; null where there is none. */
  async about(): Promise<HostedService | null> {
    const { project } = this.#services.config.hosted
    if (project) return project
    return this.#isOurs ? { url: null, key: (await this.#start()).key } : null
  }

  async answer(asked: Asked) {
    if (!this.#isOurs) throw new Refusal('NO_SUCH_ADDRESS')
    return (await this.#start()).thread.answer(asked)
  }

  async close() {
    const running = await this.#running?.catch(() => undefined)
    await running?.thread.close()
  }

  /** Whether this server answers for it. */
  get #isOurs(): boolean {
    const { project, databaseUrl } = this.#services.config.hosted
    return !project && (databaseUrl !== undefined || this.#isEmbedded)
  }

  /** One start for all who ask meanwhile. After one that failed, or a thread that ended, whoever asks next starts another. */
  #start(): Promise<Running> {
    this.#running ??= this.#open().catch((error) => {
      this.#running = undefined
      throw error
    })
    return this.#running
  }

  async #open(): Promise<Running> {
    const { config, vault, publicUrl, log } = this.#services
    const running = await ServiceThread.start(
      {
        address: await databaseOf(config),
        sessionKey: vault.derive('demo area sessions'),
        publicKeySeed: vault.derive('demo area publishable'),
        publicUrl: publicUrl(),
        google: config.google,
      },
      {
        queue: (email) => this.#queue(email),
        changed: (change) => this.#hub.tell(change),
        missed: () => this.#hub.beginAnew(),
      },
    )
    this.#key = running.key
    log.info('the demo area has started')
    void running.thread.ended.then(() => {
      this.#running = undefined
      this.#key = undefined
      this.#hub.beginAnew()
    })
    return running
  }

  /** Its mails go the way of all mails, few a day to one address, whoever asks: beyond them nothing is sent, and the service answers as before. */
  async #queue(email: Email) {
    const { db, limits, mail } = this.#services
    if (!(await isWithin(limits.inbox(inboxKey('demo', email.to))))) return
    await db.transaction().execute((tx) => mail.queue(tx, email))
  }
}

const databaseOf = async ({ hosted, dataDir }: Config): Promise<Address> =>
  hosted.databaseUrl ? { connectionString: hosted.databaseUrl } : secondDatabase(dataDir, DATABASE, prepareRoles(DATABASE))
