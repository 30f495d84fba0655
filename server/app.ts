import { join } from 'node:path'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Site } from '#contract/site.ts'
import { endSampleSessions } from './account/public.ts'
import { serveGoogle } from './account/routes.ts'
import { DemoArea, serveDemoArea } from './demo/routes.ts'
import { type Doxy, openDoxy } from './doxy/public.ts'
import { certificateKey } from './education/public.ts'
import { findPublicPin } from './feed/public.ts'
import { serveCasePictures, servePublicPosts } from './feed/routes.ts'
import { interestTable } from './interest-table.ts'
import { type JobContext, jobTable } from './job-table.ts'
import { servePublicPostings } from './jobs/routes.ts'
import { ConversationKeys } from './messages/public.ts'
import { serveAttachments } from './messages/routes.ts'
import { openNotices } from './notifications/public.ts'
import { serveStopMail } from './notifications/routes.ts'
import { openLimits } from './platform/access/limits.ts'
import { Sessions } from './platform/access/sessions.ts'
import { openTallies } from './platform/access/tallies.ts'
import { openAudit } from './platform/audit/audit.ts'
import { AuditKeys } from './platform/audit/keys.ts'
import { serveKeys } from './platform/audit/serve-keys.ts'
import { openSigner } from './platform/audit/signing.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/db/open.ts'
import { RecentTrouble } from './platform/db/trouble.ts'
import { openAddresses } from './platform/files/addresses.ts'
import { openFiles } from './platform/files/open.ts'
import { signAnswers } from './platform/files/sign-answers.ts'
import { addressReader } from './platform/http/address.ts'
import { answerError } from './platform/http/answer.ts'
import { boundArrival, HEADERS_MS, LOOK_MS } from './platform/http/arrival.ts'
import { compressAnswers } from './platform/http/compress.ts'
import type { Services } from './platform/http/context.ts'
import { allowOrigins } from './platform/http/cross-origin.ts'
import { boundDeparture } from './platform/http/departure.ts'
import { drainOf } from './platform/http/drain.ts'
import { serveFiles } from './platform/http/files.ts'
import { protect } from './platform/http/headers.ts'
import { listeningUrl } from './platform/http/listening-url.ts'
import { BODY_MAX_BYTES } from './platform/http/operations/body-bounds.ts'
import { checkEvents, checkOperations, type OnBreach } from './platform/http/operations/contract-check.ts'
import { serveDescription } from './platform/http/operations/describe.ts'
import { acceptForms } from './platform/http/operations/forms.ts'
import { mount } from './platform/http/operations/mount.ts'
import { originRule } from './platform/http/origin-rule.ts'
import { boundPipelining } from './platform/http/pipelining.ts'
import { answerUnreadable, answerUnroutable } from './platform/http/unreadable.ts'
import { serveWeb } from './platform/http/web.ts'
import { newId } from './platform/ids.ts'
import { type Jobs, openJobs } from './platform/jobs/open.ts'
import { type LiveChannel, openLive } from './platform/live/channel.ts'
import type { Log } from './platform/log.ts'
import { openMail } from './platform/mail.ts'
import { serveMetrics } from './platform/metrics/serve.ts'
import { RedisLink } from './platform/redis.ts'
import { sealedLog } from './platform/secrets/opened.ts'
import { findKey } from './platform/secrets/secret-key.ts'
import { openVault } from './platform/secrets/vault.ts'
import { serveUploads } from './platform/uploads/serve.ts'
import { serveDataExports } from './privacy/routes.ts'
import { servePublicPages } from './profile/routes.ts'
import { findBlockedOfEach } from './relations/public.ts'
import { servePaperFiles, servePublicPapers } from './research/routes.ts'
import { roomTable } from './room-table.ts'
import { welcomeMember } from './seed/welcome.ts'
import { uploadTable } from './upload-table.ts'
import { openVerificationService, receiptKey } from './verification/public.ts'

/** How long a close waits for requests that are being answered: less than what most service managers wait before they kill. */
const CLOSE_GRACE_MS = 8_000

export type App = {
  /** Begins to listen and answers the address. */
  listen(): Promise<string>
  close(): Promise<void>
  services: Services
  /** Not begun: who starts the server starts them. */
  jobs: Jobs
  jobContext: JobContext
  doxy: Doxy
}

export type AppOptions = {
  config: Config
  database: Database
  log: Log
  version: string
  demoMember: Site['demoMember']
  /** Folder of the built web; without it only the API is served. */
  webDir?: string | undefined
  /** Given, whatever is not as the contract promises it is not sent, and reported here. For development and tests. */
  onBreach?: OnBreach | undefined
}

/** Joins the rooms, the live channel and the built web into one server. */
export async function buildApp({ config, database, log, version, demoMember, webDir, onBreach }: AppOptions): Promise<App> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    requestTimeout: 60_000,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_MS },
    keepAliveTimeout: 70_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
  })
  const drain = drainOf(app.server)
  const shared = database.kind === 'external' ? database.pool : undefined
  const redis = config.redisUrl ? new RedisLink(config.redisUrl, log) : undefined
  const sessions = new Sessions(database.db, { remembers: !shared })
  if (!config.sampleSignIn) await endSampleSessions(database.db, sessions)
  const publicUrl = () => config.publicUrl ?? listeningUrl(app.server, config)
  const keys = await ConversationKeys.open(config, sealedLog(log))
  const live: LiveChannel = openLive({
    sessions,
    db: database.db,
    log,
    interests: interestTable(keys, (memberId) => live.isPresent(memberId)),
    findBlocked: findBlockedOfEach,
    hold: onBreach && checkEvents(onBreach),
    most: config.liveLines,
    addressOf: addressReader(config.trustedProxies),
    shared: shared && database.address,
    redis,
    allowedOrigin: originRule(config, publicUrl),
  })
  const counts = { pool: database.pool, redis }
  const vault = openVault(await findKey(config.secretKey, config.dataDir))
  const services: Services = {
    config,
    db: database.db,
    log,
    live,
    notices: openNotices(live),
    verification: openVerificationService(database.db, live, vault),
    files: openFiles(config, vault, log),
    mail: openMail({ ...config.mail, outbox: join(config.dataDir, 'outbox'), log, vault }),
    limits: openLimits(config, counts, vault),
    tallies: openTallies(config, counts, vault),
    sessions,
    audit: await openAudit(database.db, await AuditKeys.open(config)),
    signer: openSigner(vault),
    vault,
    trouble: new RecentTrouble(),
    welcome: demoMember ? welcomeMember(keys) : async () => undefined,
    publicUrl,
  }
  const doxy = openDoxy(database.db, vault, config.model, log)
  const demo = new DemoArea(services, database.kind === 'embedded')
  const jobContext: JobContext = { ...services, ...doxy, messageKeys: keys }
  const traced = { version, log, app, pool: database.pool }
  const traces = config.tracing && (await import('./platform/tracing/open.ts')).openTraces(config.tracing, traced)
  const jobs = openJobs({ database, log, works: traces?.jobs(jobTable) ?? jobTable, context: jobContext })
  const rooms = roomTable({ config, db: database.db, demo, doxy, keys, demoMember, version })

  // Whoever sends JSON says so: a form on another site can send text/plain, but not that.
  app.removeContentTypeParser('text/plain')
  app.addHook('onError', async (_request, _reply, error) => services.trouble.note(error))
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw new Refusal('NO_SUCH_ADDRESS')
  })
  serveMetrics(app, config.metricsToken, { pool: database.pool, live, log, version })
  boundPipelining(app)
  boundArrival(app)
  boundDeparture(app)
  protect(app, { https: publicUrl().startsWith('https:') })
  allowOrigins(app, config.webOrigins)
  compressAnswers(app)
  const addresses = openAddresses(vault)
  const operations = signAnswers(Object.values(rooms).flat(), addresses)
  await acceptForms(app, join(config.dataDir, 'uploads'))
  mount(app, onBreach ? checkOperations(operations, onBreach) : operations, services)
  serveUploads(app, services, uploadTable)
  for (const serveRoom of [serveGoogle, serveStopMail, serveCasePictures, serveAttachments, servePaperFiles, serveDataExports])
    serveRoom(app, services)
  serveFiles(app, { db: database.db, store: services.files, addresses, elsewhere: config.webOrigins.length > 0 })
  serveDemoArea(app, services, demo)
  serveKeys(app, { audit: services.signer.publicKey, receipt: receiptKey(vault), certificate: certificateKey(vault) })
  servePublicPages(app, services, findPublicPin)
  for (const serveRoom of [servePublicPosts, servePublicPapers, servePublicPostings]) serveRoom(app, services)
  await serveDescription(app, version)
  app.all('/api/*', () => {
    throw new Refusal('NO_SUCH_ADDRESS')
  })
  if (webDir) await serveWeb(app, webDir, publicUrl, { project: config.hosted.project?.url, prompt: config.google?.prompt })

  return {
    services,
    jobs,
    jobContext,
    doxy,
    async listen() {
      await app.listen({ port: config.port, host: config.host })
      for (const lines of [live, demo]) lines.attach(app.server)
      return listeningUrl(app.server, config)
    },
    async close() {
      // Lines end once nobody can open a new one.
      const drained = drain(CLOSE_GRACE_MS, () => {
        for (const lines of [live, demo]) lines.disconnect()
      })
      await Promise.all([jobs.close(), drained])
      await Promise.all([live.close(), demo.close()])
      await redis?.close()
      await app.close()
      await Promise.all([doxy.close(), traces?.close()])
    },
  }
}
