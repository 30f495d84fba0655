import { resolve } from 'node:path'
import { z } from 'zod'
import { KEY_BYTES } from './vault.ts'

const onOff = z.enum(['on', 'off'])

/** "25/300": at most 25 in 300 seconds. */
const Limit = z
  .string()
  .regex(/^\d+\/\d+$/, 'write it as points/seconds, for example 25/300')
  .transform((text) => {
    const [points, seconds] = text.split('/').map(Number) as [number, number]
    return { points, seconds }
  })
export type Limit = z.infer<typeof Limit>

/** Origins with commas between them, each to the letter as browsers send it. */
const Origins = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((origin) => origin.trim() || []))
  .refine((origins) => origins.every((origin) => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin), {
    error: 'write whole origins with commas between them, for example https://app.example: no path, no *',
  })

const Environment = z.object({
  /** Port to listen on; 0 takes a free one. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Address to listen on; the default is reachable from this machine only. */
  HOST: z.string().default('127.0.0.1'),
  /** Address that members type, for links in mails; made from HOST and PORT by default. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Origins of pages on other hosts that may call this server, separated by commas; none by default. */
  WEB_ORIGINS: Origins,
  /** Proxies in front whose X-Forwarded-For is believed: addresses or ranges, separated by commas. */
  TRUSTED_PROXIES: z.string().default(''),
  /** Folder of the embedded database, uploaded files and the mail outbox. */
  WARDMATES_DATA: z.string().default('data'),
  /** Key of everything sealed in the database and the files, 32 bytes in base64; made at the first start in the data folder by default. */
  SECRET_KEY: z
    .base64()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === KEY_BYTES, `write ${KEY_BYTES} bytes in base64`)
    .optional(),
  /** PostgreSQL 15 or later; without it the embedded database in the data folder is used. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ }).optional(),
  /** Connections kept to the database. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** Whether an empty database is filled with the sample community; on for the embedded one, off for DATABASE_URL. */
  WARDMATES_SAMPLE: onOff.optional(),
  /** off lifts all rate limits, for tests and demonstrations on a loopback HOST only. */
  RATE_LIMITS: onOff.default('on'),
  LIMIT_SIGN_IN_ADDRESS: Limit.default({ points: 25, seconds: 300 }),
  LIMIT_SIGN_IN_EMAIL: Limit.default({ points: 25, seconds: 3600 }),
  LIMIT_SIGN_IN_PAIR: Limit.default({ points: 10, seconds: 3600 }),
  LIMIT_SIGN_UP_ADDRESS: Limit.default({ points: 5, seconds: 1800 }),
  LIMIT_RESET_EMAIL: Limit.default({ points: 5, seconds: 1800 }),
  LIMIT_UPLOADS: Limit.default({ points: 30, seconds: 1800 }),
  LIMIT_WRITES: Limit.default({ points: 120, seconds: 60 }),
  LIMIT_QUESTIONS: Limit.default({ points: 60, seconds: 300 }),
  LIMIT_SEARCHES: Limit.default({ points: 300, seconds: 60 }),
  LIMIT_EMAIL_SEARCHES: Limit.default({ points: 30, seconds: 3600 }),
  /** Mail server, for example smtps://name:password@mail.example:465; without it mails go to the outbox in the data folder. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of mails. */
  MAIL_FROM: z.string().default('Wardmates <no-reply@wardmates.example>'),
  /** OAuth client of the Google sign-in; without it that way of signing in answers "not configured". */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** OpenID provider behind the Google buttons. */
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  /** Service of the operator's that reviewers may ask about a registration number; off by default. */
  REGISTER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Bearer token for it. */
  REGISTER_TOKEN: z.string().min(1).optional(),
  /** on indexes the evidence notes that come with the product; off leaves the library to what is brought in. */
  CORPUS: onOff.default('on'),
  /** Bearer token that publishes documents to everybody through /api/ingest-stub; none by default. */
  OPERATOR_TOKEN: z.string().min(20, 'use at least 20 characters').optional(),
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
  /** How much is logged: fatal, error, warn, info, debug, trace or silent. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The model that is configured: wholly, or not at all. */
function modelOf(env: z.infer<typeof Environment>) {
  const { DOXY_MODEL_URL: url, DOXY_MODEL_NAME: name, DOXY_MODEL_KEY: key, DOXY_MODEL_PROVIDER: provider = 'openai-compatible' } = env
  if (!url && !name && !key && !env.DOXY_MODEL_PROVIDER) return undefined
  if (!url || !name) throw new Error('A model needs both DOXY_MODEL_URL and DOXY_MODEL_NAME; set the missing one, or none of DOXY_MODEL_*.')
  if (provider === 'anthropic' && !key) throw new Error('DOXY_MODEL_PROVIDER=anthropic needs DOXY_MODEL_KEY.')
  return { provider, url: url.replace(/\/$/, ''), key, name, timeoutMs: env.DOXY_MODEL_SECONDS * 1000 }
}
export type ModelSettings = NonNullable<ReturnType<typeof modelOf>>

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|localhost)$/

/** Everything the server can be told, parsed once. */
export type Config = ReturnType<typeof readConfig>

/** Reads the settings; throws one readable sentence per setting that does not fit. */
export function readConfig(environment: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Settings that do not fit:\n  ${sentences.join('\n  ')}`)
  }
  const env = parsed.data
  const loopback = LOOPBACK.test(env.HOST)
  if (env.RATE_LIMITS === 'off' && !loopback) throw new Error('RATE_LIMITS=off is accepted on a loopback HOST only.')
  return {
    port: env.PORT,
    host: env.HOST,
    loopback,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    webOrigins: env.WEB_ORIGINS,
    trustedProxies: env.TRUSTED_PROXIES.split(',').flatMap((proxy) => proxy.trim() || []),
    dataDir: resolve(env.WARDMATES_DATA),
    secretKey: env.SECRET_KEY,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    sample: (env.WARDMATES_SAMPLE ?? (env.DATABASE_URL ? 'off' : 'on')) === 'on',
    limits: {
      on: env.RATE_LIMITS === 'on',
      signInAddress: env.LIMIT_SIGN_IN_ADDRESS,
      signInEmail: env.LIMIT_SIGN_IN_EMAIL,
      signInPair: env.LIMIT_SIGN_IN_PAIR,
      signUpAddress: env.LIMIT_SIGN_UP_ADDRESS,
      resetEmail: env.LIMIT_RESET_EMAIL,
      uploads: env.LIMIT_UPLOADS,
      writes: env.LIMIT_WRITES,
      questions: env.LIMIT_QUESTIONS,
      searches: env.LIMIT_SEARCHES,
      emailSearches: env.LIMIT_EMAIL_SEARCHES,
    },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, issuer: env.GOOGLE_ISSUER }
        : undefined,
    register: env.REGISTER_URL ? { url: env.REGISTER_URL, token: env.REGISTER_TOKEN } : undefined,
    corpus: env.CORPUS === 'on',
    operatorToken: env.OPERATOR_TOKEN,
    model: modelOf(env),
    imports: {
      pubmed: { url: env.PUBMED_URL.replace(/\/$/, ''), key: env.PUBMED_API_KEY },
      europePmc: { url: env.EUROPEPMC_URL.replace(/\/$/, '') },
    },
    logLevel: env.LOG_LEVEL,
  }
}
