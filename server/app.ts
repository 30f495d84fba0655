import { join } from 'node:path'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { contract } from '#contract/index.ts'
import type { Site } from '#contract/site.ts'
import { serveGoogle } from './account/google-start.ts'
import { accountRoutes } from './account/routes.ts'
import { documentsRoutes } from './doxy/documents.ts'
import { feedbackRoutes } from './doxy/feedback-routes.ts'
import type { Library } from './doxy/library/library.ts'
import { openLibrary } from './doxy/library/stored-library.ts'
import { type Model, openModel } from './doxy/model/model.ts'
import { doxyRoutes } from './doxy/routes.ts'
import { checksRoutes } from './feed/check/routes.ts'
import { feedRoutes } from './feed/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { matesRoutes } from './mates/routes.ts'
import { openNotices } from './notifications/notify.ts'
import { notificationsRoutes } from './notifications/routes.ts'
import { openAudit } from './platform/audit.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/db/open.ts'
import { filesRoutes } from './platform/files/routes.ts'
import { diskStore } from './platform/files/store.ts'
import { answerError } from './platform/http/answer.ts'
import type { Services } from './platform/http/context.ts'
import { allowOrigins } from './platform/http/cross-origin.ts'
import { serveDescription } from './platform/http/describe.ts'
import { serveFiles } from './platform/http/files.ts'
import { protect } from './platform/http/headers.ts'
import { mount } from './platform/http/mount.ts'
import type { Served } from './platform/http/serve.ts'
import { answerUnreadable, answerUnroutable } from './platform/http/unreadable.ts'
import { serveWeb } from './platform/http/web.ts'
import { newId } from './platform/ids.ts'
import { openLimits } from './platform/limits.ts'
import { openLive } from './platform/live.ts'
import type { Log } from './platform/log.ts'
import { openMail } from './platform/mail.ts'
import { findKey } from './platform/secret-key.ts'
import { Sessions } from './platform/sessions.ts'
import { siteRoutes } from './platform/site-routes.ts'
import { openVault } from './platform/vault.ts'
import { servePublicPages } from './profile/public-page.ts'
import { profileRoutes } from './profile/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { registersOf } from './verification/registers/all.ts'
import { openSeals } from './verification/renamed.ts'
import { verificationRoutes } from './verification/routes.ts'
import { setupRoutes } from './verification/setup.ts'

const BODY_MAX_BYTES = 1024 * 1024
const UPLOAD_MAX_BYTES = 20 * 1024 * 1024
const IDLE_LOOK_MS = 100
/** How long a close waits for requests that are being answered: less than what most service managers wait before they kill. */
const CLOSE_GRACE_MS = 8_000

export type App = {
  /** Begins to listen and answers the address. */
  listen(): Promise<string>
  close(): Promise<void>
  services: Services
  /** The evidence of Doxy AI. */
  library: Library
  /** None is configured by default. */
  model: Model | null
}

export type AppOptions = {
  config: Config
  database: Database
  log: Log
  version: string
  demoMember: Site['demoMember']
  /** Folder of the built web; without it only the API is served. */
  webDir?: string | undefined
}

/** Joins the rooms, the live channel and the built web into one server. */
export async function buildApp({ config, database, log, version, demoMember, webDir }: AppOptions): Promise<App> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    requestTimeout: 60_000,
    keepAliveTimeout: 70_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
  })
  const shared = database.kind === 'external' ? database.pool : undefined
  const sessions = new Sessions(database.db)
  const publicUrl = () => config.publicUrl ?? listeningUrl()
  const live = openLive({
    sessions,
    log,
    ...(shared && { shared }),
    allowedOrigin: (origin, host) => origin === publicUrl() || URL.parse(origin)?.host === host || config.webOrigins.includes(origin),
  })
  const vault = openVault(await findKey(config.secretKey, config.dataDir))
  const services: Services = {
    config,
    db: database.db,
    log,
    live,
    notices: openNotices(live),
    seals: openSeals(database.db, live, vault),
    files: diskStore(join(config.dataDir, 'files')),
    mail: openMail({ ...config.mail, outbox: join(config.dataDir, 'outbox'), log }),
    limits: openLimits(config, shared),
    sessions,
    audit: openAudit(database.db),
    vault,
    publicUrl,
  }
  const library = openLibrary({ db: database.db, log: { error: (fault, words) => log.error({ err: fault }, words) } })
  const doxy = { library, model: config.model ? openModel(config.model, log) : null }
  const rooms: Record<keyof typeof contract, Served[]> = {
    site: siteRoutes(demoMember, version),
    account: accountRoutes,
    profile: profileRoutes,
    files: filesRoutes,
    notifications: notificationsRoutes,
    mates: matesRoutes,
    feed: feedRoutes(doxy),
    checks: checksRoutes,
    search: searchRoutes,
    home: homeRoutes,
    verification: verificationRoutes(registersOf(config, database.db)),
    setup: setupRoutes,
    doxy: doxyRoutes(doxy),
    documents: documentsRoutes(library),
    feedback: feedbackRoutes,
  }

  // Whoever sends JSON says so: a form on another site can send text/plain, but not that.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw new Refusal('NO_SUCH_ADDRESS')
  })
  protect(app, { https: publicUrl().startsWith('https:') })
  allowOrigins(app, config.webOrigins)
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_MAX_BYTES, files: 4, fields: 20, parts: 24, fieldSize: 64 * 1024 },
    throwFileSizeLimit: true,
  })
  mount(app, Object.values(rooms).flat(), services)
  serveGoogle(app, services)
  serveFiles(app, database.db, services.files, { elsewhere: config.webOrigins.length > 0 })
  servePublicPages(app, database.db, publicUrl)
  await serveDescription(app, version)
  app.all('/api/*', () => {
    throw new Refusal('NO_SUCH_ADDRESS')
  })
  if (webDir) await serveWeb(app, webDir, publicUrl)

  function listeningUrl() {
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : config.port
    return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`
  }

  return {
    services,
    library,
    model: doxy.model,
    async listen() {
      await app.listen({ port: config.port, host: config.host })
      live.attach(app.server)
      return listeningUrl()
    },
    async close() {
      // Requests that are being answered are finished; the lines they leave open would otherwise be waited for.
      const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_LOOK_MS)
      const late = setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS)
      await live.close()
      await app.close()
      clearInterval(idle)
      clearTimeout(late)
      await library.close()
    },
  }
}
