import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, SETTINGS } from './config.ts'

test('nothing set is a working configuration on this machine only', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', sample: true, google: undefined, limits: { on: true } })
})

test('the sample community stays out of a database of one’s own unless asked for', () => {
  const DATABASE_URL = 'postgresql://wardmates@db.example/wardmates'

  expect(readConfig({ DATABASE_URL }).sample).toBe(false)
  expect(readConfig({ DATABASE_URL, WARDMATES_SAMPLE: 'on' }).sample).toBe(true)
})

test.each([
  [{}, true],
  [{ HOST: '::1', PUBLIC_URL: 'http://localhost:5173' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::', WARDMATES_SAMPLE: 'on' }, false],
  [{ PUBLIC_URL: 'https://wardmates.example' }, false],
  [{ PUBLIC_URL: 'https://localhost.example' }, false],
  [{ TRUSTED_PROXIES: '127.0.0.1' }, false],
  [{ TRUSTED_PROXIES: ' , ' }, true],
])('with %o anybody may sign in to the sample community: %s', (settings, open) => {
  expect(readConfig(settings).sampleSignIn).toBe(open)
  expect(readConfig(settings).diagnostics).toBe(open)
  for (const DIAGNOSTICS of ['on', 'off']) expect(readConfig({ ...settings, DIAGNOSTICS }).diagnostics).toBe(DIAGNOSTICS === 'on')
})

test.each([
  [{}, 'https://accounts.google.com/gsi/client'],
  [{ GOOGLE_PROMPT: 'off' }, null],
  [{ GOOGLE_ISSUER: 'https://login.example' }, null],
  [{ GOOGLE_ISSUER: 'https://login.example', GOOGLE_PROMPT: 'https://login.example/gsi/client' }, 'https://login.example/gsi/client'],
  [{ GOOGLE_PROMPT: 'http://127.0.0.1:9/gsi/client' }, 'http://127.0.0.1:9/gsi/client'],
])('with %o the identity prompt is %s', (settings, prompt) => {
  expect(readConfig({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y', ...settings }).google).toMatchObject({ prompt })
  expect(readConfig(settings).google).toBeUndefined()
})

test.each([
  'on',
  'http://accounts.example/gsi/client',
  'https://accounts.example',
  'https://accounts.example/gsi/',
  'https://accounts.example/gsi/client?x=1',
  'https://*.example/gsi/client',
  "https://accounts.example/gsi/client;script-src'unsafe-inline'",
  'https://somebody@accounts.example/gsi/client',
  'javascript:alert(1)',
])('an identity prompt at %s is refused in a sentence', (GOOGLE_PROMPT) => {
  expect(() => readConfig({ GOOGLE_PROMPT })).toThrow(/GOOGLE_PROMPT: /)
})

test('limits cannot be lifted where strangers can reach the server', () => {
  expect(readConfig({ RATE_LIMITS: 'off' }).limits.on).toBe(false)
  expect(() => readConfig({ RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toThrow('loopback HOST only')
})

test('a setting that does not fit is named in a sentence', () => {
  expect(() => readConfig({ PORT: 'eighty', LIMIT_WRITES: 'many' })).toThrow(/PORT:[\s\S]*LIMIT_WRITES: write it as points\/seconds/)
})

test('a database on a Unix socket is accepted', () => {
  expect(readConfig({ DATABASE_URL: 'postgresql:///wardmates?host=/run/postgresql' }).databaseUrl).toContain('/run/postgresql')
})

test('a model is configured wholly or not at all, and its key is in no sentence', () => {
  const [DOXY_MODEL_URL, DOXY_MODEL_NAME, DOXY_MODEL_KEY] = ['https://models.example/v1/', 'small', 'sk-nobody-sees-this']

  expect(readConfig({}).model).toBeUndefined()
  expect(readConfig({ DOXY_MODEL_URL, DOXY_MODEL_NAME }).model).toEqual({
    provider: 'openai-compatible',
    url: 'https://models.example/v1',
    key: undefined,
    name: 'small',
    timeoutMs: 20_000,
  })
  expect(readConfig({ DOXY_MODEL_URL, DOXY_MODEL_NAME, DOXY_MODEL_KEY, DOXY_MODEL_SECONDS: '0.5' }).model).toMatchObject({ timeoutMs: 500 })
  for (const half of [{ DOXY_MODEL_URL }, { DOXY_MODEL_NAME }, { DOXY_MODEL_KEY }, { DOXY_MODEL_PROVIDER: 'anthropic' }]) {
    expect(() => readConfig(half)).toThrow(
      /^A model needs both DOXY_MODEL_URL and DOXY_MODEL_NAME; set the missing one, or none of DOXY_MODEL_\*\.$/,
    )
  }
  expect(() => readConfig({ DOXY_MODEL_URL, DOXY_MODEL_NAME, DOXY_MODEL_PROVIDER: 'anthropic' })).toThrow('needs DOXY_MODEL_KEY')
  expect(() => readConfig({ DOXY_MODEL_URL: 'models.example', DOXY_MODEL_NAME, DOXY_MODEL_KEY })).toThrow(
    /^(?!.*sk-nobody)[\s\S]*DOXY_MODEL_URL/,
  )
})

test('a bucket is configured wholly or not at all', () => {
  const bucket = { FILES_S3_BUCKET: 'wardmates', FILES_S3_ACCESS_KEY_ID: 'key', FILES_S3_SECRET_ACCESS_KEY: 'secret' }

  expect(readConfig({}).bucket).toBeUndefined()
  expect(readConfig(bucket).bucket).toMatchObject({ name: 'wardmates', region: 'us-east-1', endpoint: undefined, timeoutMs: 20_000 })
  for (const missing of Object.keys(bucket))
    expect(() => readConfig({ ...bucket, [missing]: '' })).toThrow('A bucket needs FILES_S3_BUCKET')
})

test('a Supabase project is configured wholly, and never with a key that opens everything', () => {
  const SUPABASE_URL = 'https://abc.supabase.example/'
  const service = `x.${Buffer.from(JSON.stringify({ role: 'service_role' })).toString('base64url')}.y`

  expect(readConfig({}).hosted.project).toBeUndefined()
  expect(readConfig({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1' }).hosted.project).toEqual({
    url: 'https://abc.supabase.example',
    key: 'sb_publishable_1',
  })
  expect(() => readConfig({ SUPABASE_URL })).toThrow('needs both')
  for (const key of ['sb_secret_1', service])
    expect(() => readConfig({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: key })).toThrow('holds a secret key')
})

test.each([
  ['postgresql://ward:x@db.example/ward', 'postgresql://demo:y@db.example:5432/ward'],
  ['postgresql:///ward?host=/run/postgresql', 'postgresql://demo@localhost/ward?host=/run/postgresql'],
])('the demo area is kept out of the database of the product: %s and %s', (DATABASE_URL, HOSTED_DATABASE_URL) => {
  expect(() => readConfig({ DATABASE_URL, HOSTED_DATABASE_URL })).toThrow(/^HOSTED_DATABASE_URL names the database of the product/)
  const own = HOSTED_DATABASE_URL.replace('/ward', '/ward_demo')
  expect(readConfig({ DATABASE_URL, HOSTED_DATABASE_URL: own }).hosted.databaseUrl).toBe(own)
})

test.each(['nginx', '10.0.0.5 10.0.0.6', '0.0.0.0/0', '10.0.0.0/33', '10.0.0.5, proxy.example'])('%s are no proxies', (TRUSTED_PROXIES) => {
  expect(() => readConfig({ TRUSTED_PROXIES })).toThrow(/^Settings that do not fit:\n {2}TRUSTED_PROXIES: write addresses or ranges/)
})

test('passkeys belong to the domain of the pages or one above it', () => {
  const PUBLIC_URL = 'https://app.wardmates.example'
  for (const PASSKEY_DOMAIN of ['app.wardmates.example', 'wardmates.example'])
    expect(readConfig({ PUBLIC_URL, PASSKEY_DOMAIN }).passkeyDomain).toBe(PASSKEY_DOMAIN)
  for (const PASSKEY_DOMAIN of ['mates.example', 'other.example', 'x.app.wardmates.example'])
    expect(() => readConfig({ PUBLIC_URL, PASSKEY_DOMAIN })).toThrow('PASSKEY_DOMAIN has to be app.wardmates.example')
})

test('.env.example names every setting', () => {
  const text = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8')
  const named = new Set([...text.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name))

  expect(SETTINGS.filter((name) => !named.has(name))).toEqual([])
})
