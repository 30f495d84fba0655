import { resolve } from 'node:path'
import { z } from 'zod'
import { googleOf, googleSettings } from './config-google.ts'
import { DatabaseUrl, hostedOf, hostedSettings } from './config-hosted.ts'
import { limitSettings, limitsOf } from './config-limits.ts'
import { bucketOf } from './files/bucket-settings.ts'
import { areProxies } from './http/address.ts'
import { isLoopback, isLoopbackUrl } from './http/loopback.ts'
import { withFiles } from './secret-files.ts'
import { KEY_BYTES } from './secrets/vault.ts'
import { tracingOf, tracingSettings } from './tracing/settings.ts'

const onOff = z.enum(['on', 'off'])

/** Where a register is asked, or that nobody is. */
const Register = z.union([z.literal('off'), z.url({ protocol: /^https?$/ })])
const registerAt = (said: string) => (said === 'off' ? null : said.replace(/\/$/, ''))

const Key = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === KEY_BYTES, `write ${KEY_BYTES} bytes in base64`)

/** Several, oldest first, with commas between them. */
const Keys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .pipe(z.array(Key).min(1))

const Seconds = z.coerce.number().min(0.1).max(3600)

/** Origins with commas between them, each to the letter as browsers send it. */
const Origins = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((origin) => origin.trim() || []))
  .refine((origins) => origins.every((origin) => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin), {
    error: 'write whole origins with commas between them, for example https://app.example: no path, no *',
  })

const Proxies = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((proxy) => proxy.trim() || []))
  .refine(areProxies, { error: 'write addresses or ranges with commas between them, for example 10.0.0.5 or 10.0.0.0/8: no names' })

const Environment = z.object({
  /** Port to listen on; 0 takes a free one. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Address to listen on; the default is reachable from this machine only. */
  HOST: z.string().default('127.0.0.1'),
  /** Address that members type, for links in mails; made from HOST and PORT by default. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The domain that passkeys belong to, that of PUBLIC_URL or one above it; that of PUBLIC_URL by default. Passkeys of another domain no longer work. */
  PASSKEY_DOMAIN: z.hostname().optional(),
  /** Origins of pages on other hosts that may call this server, separated by commas; none by default. */
  WEB_ORIGINS: Origins,
  /** Proxies in front whose X-Forwarded-For is believed: addresses or ranges, separated by commas. */
  TRUSTED_PROXIES: Proxies,
  /** Folder of the embedded database, uploaded files and the mail outbox. */
  WARDMATES_DATA: z.string().default('data'),
  /** Key of everything sealed in the database and the files, 32 bytes in base64; made at the first start in the data folder by default. */
  SECRET_KEY: Key.optional(),
  /** Keys that the audit log's lines are hashed under, each like SECRET_KEY, oldest first, with commas between them; made in the data folder by default. */
  AUDIT_KEYS: Keys.optional(),
  /** Keys that those of conversations are kept under, as AUDIT_KEYS; made in the data folder by default. */
  MESSAGE_KEYS: Keys.optional(),
  /** Bucket that stored files are kept in, sealed, in place of the data folder: of any service that speaks S3. */
  FILES_S3_BUCKET: z.string().min(3).max(63).optional(),
  /** Its service; without it that of Amazon in the region. */
  FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  FILES_S3_REGION: z.string().min(1).default('us-east-1'),
  FILES_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Seconds that it may take over one file. */
  FILES_S3_SECONDS: z.coerce.number().min(0.1).max(50).default(20),
  /** PostgreSQL 15 or later; without it the embedded database in the data folder is used. */
  DATABASE_URL: DatabaseUrl.optional(),
  ...hostedSettings,
  /** Whether /oauth-debug, /oauth-fix and /auth-test are open to everybody; on a loopback HOST without another PUBLIC_URL they are unless it says off, elsewhere to whoever has a role at the desk unless it says on. */
  DIAGNOSTICS: onOff.optional(),
  /** Carries live events between nodes and keeps limits, in place of the database. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, hostname: /.*/ }).optional(),
  /** Connections kept to the database; with DATABASE_URL one more carries live events between nodes. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** Seconds that one statement may take, a lock may be waited for, a transaction may be idle, and a request may wait for a connection. */
  DATABASE_STATEMENT_SECONDS: Seconds.default(30),
  DATABASE_LOCK_SECONDS: Seconds.default(5),
  DATABASE_IDLE_SECONDS: Seconds.default(30),
  DATABASE_WAIT_SECONDS: Seconds.default(5),
  /** Whether an empty database is filled with the sample community, as whose member anybody on this machine may sign in on a loopback HOST without another PUBLIC_URL or TRUSTED_PROXIES; on for the embedded one, off for DATABASE_URL. */
  WARDMATES_SAMPLE: onOff.optional(),
  /** off lifts all rate limits, for tests and demonstrations on a loopback HOST only. */
  RATE_LIMITS: onOff.default('on'),
  ...limitSettings,
  /** Live lines of one member, and of one address: a hospital shares one. Each node counts its own. */
  LIVE_LINES_MEMBER: z.coerce.number().int().min(1).default(20),
  LIVE_LINES_ADDRESS: z.coerce.number().int().min(1).default(500),
  /** Mail server, for example smtps://name:password@mail.example:465; without it mails go to the outbox in the data folder. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of mails. */
  MAIL_FROM: z.string().default('Wardmates <no-reply@wardmates.example>'),
  ...googleSettings,
  /** OAuth client of ORCID, with which researchers prove their iD; without it a reviewer compares what they typed. */
  ORCID_CLIENT_ID: z.string().min(1).optional(),
  ORCID_CLIENT_SECRET: z.string().min(1).optional(),
  ORCID_ISSUER: z.url().default('https://orcid.org'),
  /** Service of the operator's that reviewers may ask about a registration number; off by default. */
  REGISTER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Bearer token for it. */
  REGISTER_TOKEN: z.string().min(1).optional(),
  /** on indexes the evidence notes that come with the product; off leaves the library to what is uploaded. */
  CORPUS: onOff.default('on'),
  /** Bearer token that publishes documents to everybody through /api/ingest-stub; none by default. */
  OPERATOR_TOKEN: z.string().min(20, 'use at least 20 characters').optional(),
  /** Bearer token for /metrics; without it nothing is measured and there is no such address. */
  METRICS_TOKEN: z.string().min(20, 'use at least 20 characters').optional(),
  ...tracingSettings,
  /** Model that writes Doxy AI's answers, every sentence checked; without it answers quote their sources. Base address of its API, as far as /v1. */
  DOXY_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  DOXY_MODEL_NAME: z.string().min(1).max(100).optional(),
  DOXY_MODEL_KEY: z.string().min(1).optional(),
  /** The protocol it speaks. */
  DOXY_MODEL_PROVIDER: z.enum(['openai-compatible', 'anthropic']).optional(),
  /** Seconds after which an answer is quoted instead. */
  DOXY_MODEL_SECONDS: z.coerce.number().min(0.1).max(50).default(20),
  /** Key of NCBI for `npm run corpus:import -- pubmed`: ten requests a second instead of three. */
  PUBMED_API_KEY: z.string().min(1).optional(),
  /** Where E-utilities and Europe PMC are asked, or a mirror of them. */
  PUBMED_URL: z.url({ protocol: /^https?$/ }).default('https://eutils.ncbi.nlm.nih.gov/entrez/eutils'),
  EUROPEPMC_URL: z.url({ protocol: /^https?$/ }).default('https://www.ebi.ac.uk/europepmc/webservices/rest'),
  /** Origins of push services that are no sites of the public internet, separated by commas; none by default. */
  PUSH_SERVICES: Origins,
  /** off lets the server fetch no page that a post links to: on a network that lets nothing out, or where none may be asked for. */
  LINK_PREVIEWS: onOff.default('on'),
  /** Where the API of Crossref is asked what belongs to a DOI; off asks nobody. */
  DOI_REGISTER: Register.default('https://api.crossref.org'),
  /** Where PubMed's E-utilities are asked for a paper by its number, and ORCID's public API for the works of a record; off asks nobody. */
  PUBMED_REGISTER: Register.default('https://eutils.ncbi.nlm.nih.gov/entrez/eutils'),
  ORCID_REGISTER: Register.default('https://pub.orcid.org/v3.0'),
  /** File that the log is added to; without it the log goes to standard output. */
  LOG_FILE: z.string().optional(),
  /** How much is logged: fatal, error, warn, info, debug, trace or silent. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The name of every setting. */
export const SETTINGS = Object.keys(Environment.shape)

/** The model that is configured: wholly, or not at all. */
function modelOf(env: z.infer<typeof Environment>) {
  const { DOXY_MODEL_URL: url, DOXY_MODEL_NAME: name, DOXY_MODEL_KEY: key, DOXY_MODEL_PROVIDER: provider = 'openai-compatible' } = env
  if (!url && !name && !key && !env.DOXY_MODEL_PROVIDER) return undefined
  if (!url || !name) throw new Error('A model needs both DOXY_MODEL_URL and DOXY_MODEL_NAME; set the missing one, or none of DOXY_MODEL_*.')
  if (provider === 'anthropic' && !key) throw new Error('DOXY_MODEL_PROVIDER=anthropic needs DOXY_MODEL_KEY.')
  return { provider, url: url.replace(/\/$/, ''), key, name, timeoutMs: env.DOXY_MODEL_SECONDS * 1000 }
}
export type ModelSettings = NonNullable<ReturnType<typeof modelOf>>

/** Browsers make passkeys for the domain of the page or one above it alone, and say no more than that it went wrong. */
function passkeyDomainOf({ PASSKEY_DOMAIN: domain, PUBLIC_URL }: z.infer<typeof Environment>) {
  const host = PUBLIC_URL && new URL(PUBLIC_URL).hostname
  if (domain && host && host !== domain && !host.endsWith(`.${domain}`))
    throw new Error(`PASSKEY_DOMAIN has to be ${host}, which PUBLIC_URL names, or a domain above it.`)
  return domain
}

/** More than anybody asks for, and as much as a column of integers holds. */
const UNBOUNDED = 2 ** 31 - 1

/** Every setting of the server, parsed once. */
export type Config = ReturnType<typeof readConfig>

/** Reads the settings; throws one readable sentence per setting that does not fit. */
export function readConfig(environment: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(withFiles(environment, SETTINGS)).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Settings that do not fit:\n  ${sentences.join('\n  ')}`)
  }
  const env = parsed.data
  const trustedProxies = env.TRUSTED_PROXIES
  const loopback = isLoopback(env.HOST)
  /** Whether nobody but who sits at this machine can reach the server. */
  const isHere = loopback && trustedProxies.length === 0 && (!env.PUBLIC_URL || isLoopbackUrl(env.PUBLIC_URL))
  if (env.RATE_LIMITS === 'off' && !loopback) throw new Error('RATE_LIMITS=off is accepted on a loopback HOST only.')
  return {
    port: env.PORT,
    host: env.HOST,
    loopback,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    passkeyDomain: passkeyDomainOf(env),
    webOrigins: env.WEB_ORIGINS,
    trustedProxies,
    dataDir: resolve(env.WARDMATES_DATA),
    secretKey: env.SECRET_KEY,
    auditKeys: env.AUDIT_KEYS,
    messageKeys: env.MESSAGE_KEYS,
    bucket: bucketOf(env),
    databaseUrl: env.DATABASE_URL,
    hosted: hostedOf(env),
    redisUrl: env.REDIS_URL,
    databasePool: env.DATABASE_POOL,
    diagnostics: env.DIAGNOSTICS ? env.DIAGNOSTICS === 'on' : isHere,
    /** Whether anybody on this machine may look around as a member of the sample community: everybody on the internet knows that password. */
    sampleSignIn: isHere,
    databaseLimits: {
      statement: env.DATABASE_STATEMENT_SECONDS * 1000,
      lock: env.DATABASE_LOCK_SECONDS * 1000,
      idleTransaction: env.DATABASE_IDLE_SECONDS * 1000,
      connection: env.DATABASE_WAIT_SECONDS * 1000,
    },
    sample: (env.WARDMATES_SAMPLE ?? (env.DATABASE_URL ? 'off' : 'on')) === 'on',
    ...limitsOf(env),
    resetEmails: env.RATE_LIMITS === 'on' ? env.RESET_EMAILS : UNBOUNDED,
    institutionEmails: env.RATE_LIMITS === 'on' ? env.INSTITUTION_EMAILS : UNBOUNDED,
    liveLines: env.RATE_LIMITS === 'on' ? { member: env.LIVE_LINES_MEMBER, address: env.LIVE_LINES_ADDRESS } : undefined,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    google: googleOf(env),
    orcid:
      env.ORCID_CLIENT_ID && env.ORCID_CLIENT_SECRET
        ? { clientId: env.ORCID_CLIENT_ID, clientSecret: env.ORCID_CLIENT_SECRET, issuer: env.ORCID_ISSUER }
        : undefined,
    register: env.REGISTER_URL ? { url: env.REGISTER_URL, token: env.REGISTER_TOKEN } : undefined,
    corpus: env.CORPUS === 'on',
    operatorToken: env.OPERATOR_TOKEN,
    metricsToken: env.METRICS_TOKEN,
    tracing: tracingOf(env, [env.DOXY_MODEL_URL, env.REGISTER_URL]),
    model: modelOf(env),
    imports: {
      pubmed: { url: env.PUBMED_URL.replace(/\/$/, ''), key: env.PUBMED_API_KEY },
      europePmc: { url: env.EUROPEPMC_URL.replace(/\/$/, '') },
    },
    pushServices: env.PUSH_SERVICES,
    linkPreviews: env.LINK_PREVIEWS === 'on',
    doiRegister: registerAt(env.DOI_REGISTER),
    pubmed: registerAt(env.PUBMED_REGISTER),
    orcidRegister: registerAt(env.ORCID_REGISTER),
    logLevel: env.LOG_LEVEL,
    logFile: env.LOG_FILE,
  }
}
