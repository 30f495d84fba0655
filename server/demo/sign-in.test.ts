import { createClient } from '@supabase/supabase-js'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { demoArea } from '#contract/demo-area.ts'
import { HostedWorld, PASSWORD, test } from '#tests/support/hosted.ts'
import { ask } from '#tests/support/statement.ts'
import { World } from '#tests/support/world.ts'

test('who signs up is sent a link, and signs in once they have followed it', async ({ hosted }) => {
  const client = await hosted.visitor()
  const email = 'asha.rao@example.org'

  const { data, error } = await client.auth.signUp({ email, password: PASSWORD, options: { data: { name: 'Asha Rao' } } })
  expect([error, data.session]).toEqual([null, null])
  expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('email_not_confirmed')
  expect(await hosted.follow(email)).toMatch(new RegExp(`^${hosted.world.app.services.publicUrl()}/?#access_token=`))

  const signedIn = await client.auth.signInWithPassword({ email, password: PASSWORD })
  expect(signedIn.data.user).toMatchObject({ email, user_metadata: { name: 'Asha Rao' } })
  expect((await client.auth.getUser()).data.user?.email_confirmed_at).toBeTruthy()
  const renewed = await client.auth.refreshSession()
  expect(renewed.data.session?.access_token).toBeTruthy()
  await client.auth.signOut()
  expect((await client.auth.getSession()).data.session).toBeNull()
})

test('what is wrong has the code that the pages tell apart', async ({ hosted }) => {
  const client = await hosted.visitor()
  const { email } = await hosted.user('Ravi Menon')
  const codeOf = async (answer: Promise<{ error: { code?: string | undefined; status?: number | undefined } | null }>) =>
    (await answer).error?.code

  expect(await codeOf(client.auth.signUp({ email: 'short@example.org', password: '12345' }))).toBe('weak_password')
  expect(await codeOf(client.auth.signInWithPassword({ email, password: 'not this one' }))).toBe('invalid_credentials')
  expect(await codeOf(client.auth.signInWithPassword({ email: 'nobody@example.org', password: PASSWORD }))).toBe('invalid_credentials')
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await client.auth.getUser('not a token')).error?.status).toBe(403)
})

test('the two sign-ins know nothing of each other', async ({ hosted }) => {
  const { client } = await hosted.user('Asha Rao')
  const member = await hosted.world.member()
  const token = (await client.auth.getSession()).data.session!.access_token

  const asMember = await fetch(`${hosted.world.url}/api/profile`, { headers: { authorization: `Bearer ${token}` } })
  expect(asMember.status).toBe(401)
  const { error, data } = await (await hosted.visitor()).from('posts').select('id').setHeader('authorization', `Bearer ${member.token}`)
  expect([error === null, data]).not.toEqual([true, expect.arrayContaining([expect.anything()])])
  expect(await member.call(account.sessions)).toBeTruthy()
})

test('nothing is started before somebody asks for it, and all who ask at once get one start', async () => {
  const hosted = await HostedWorld.open()
  try {
    const schemas = () => ask(hosted.databaseUrl, "select 1 from information_schema.schemata where schema_name = 'auth'")
    expect(await schemas()).toEqual([])

    const visitors = await Promise.all([1, 2, 3].map(() => hosted.visitor()))
    const answers = await Promise.all(visitors.map((client) => client.from('posts').select('id')))

    expect(answers.map(({ data, error }) => data ?? error)).toEqual([[], [], []])
    expect(await schemas()).toHaveLength(1)
  } finally {
    await hosted.close()
  }
})

test('passwords are guessed a few times, whoever asks', async () => {
  const hosted = await HostedWorld.open({ RATE_LIMITS: 'on', LIMIT_DEMO_PAIR: '4/600' })
  try {
    const client = await hosted.visitor()
    const guess = async () => (await client.auth.signInWithPassword({ email: 'asha@example.org', password: 'guessed' })).error?.status
    const guesses = [await guess(), await guess(), await guess(), await guess()]

    expect(guesses).toEqual([400, 400, 400, 400])
    expect(await guess()).toBe(429)
    expect((await client.auth.signInWithPassword({ email: 'ravi@example.org', password: 'guessed' })).error?.status).toBe(400)
  } finally {
    await hosted.close()
  }
})

test('where emails are shown at the server it says so, and where they are sent it does not', async ({ hosted }) => {
  expect((await hosted.world.nobody.call(demoArea.about)).mailPage).toBe('/dev/mail')
  const sending = await HostedWorld.open({ SMTP_URL: 'smtp://127.0.0.1:9' })
  try {
    expect((await sending.world.nobody.call(demoArea.about)).mailPage).toBeNull()
  } finally {
    await sending.close()
  }
})

test('nobody has emails sent to an address again and again, by sign-up, reset or change', async () => {
  const hosted = await HostedWorld.open({ RATE_LIMITS: 'on', LIMIT_DEMO_PAIR: '3/600' })
  try {
    const { client } = await hosted.user('Asha Rao')
    const token = (await client.auth.getSession()).data.session!.access_token
    const { key } = (await hosted.world.nobody.call(demoArea.about)).service!
    /** Whether our own limit refused it. */
    const isRefused = async (path: string, method: string) => {
      const headers = { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const body = JSON.stringify({ email: 'ravi@example.org', password: PASSWORD })
      const answer = await fetch(`${hosted.world.url}/auth/v1/${path}`, { method, headers, body })
      return answer.headers.has('ratelimit-policy')
    }
    const changes = [await isRefused('user', 'PUT'), await isRefused('user', 'PUT'), await isRefused('user', 'PUT')]

    expect(changes).toEqual([false, false, false])
    expect(await isRefused('user', 'PUT')).toBe(true)
    for (const path of ['recover', 'signup', 'resend', 'otp']) expect([path, await isRefused(path, 'POST')]).toEqual([path, true])
    expect((await client.auth.getUser()).error).toBeNull()
  } finally {
    await hosted.close()
  }
})

test('few emails a day go to one address, whoever asks, and one address has few sent', async () => {
  const hosted = await HostedWorld.open({ RATE_LIMITS: 'on', LIMIT_INBOX: '2/86400', LIMIT_DEMO_MAILS: '6/86400' })
  try {
    const [client, email] = [await hosted.visitor(), 'asha@example.org']
    const statusOf = async (answer: Promise<{ error: { status?: number | undefined } | null }>) => (await answer).error?.status
    await client.auth.signUp({ email, password: PASSWORD })
    await hosted.follow(email)

    const answers = [1, 2, 3].map(() => () => statusOf(client.auth.resetPasswordForEmail(email)))
    for (const ask of answers) expect(await ask()).toBeUndefined()
    expect(await hosted.lettersTo(email)).toHaveLength(2)

    for (const other of ['ravi', 'meera']) await client.auth.signUp({ email: `${other}@example.org`, password: PASSWORD })
    expect(await statusOf(client.auth.signUp({ email: 'gita@example.org', password: PASSWORD }))).toBe(429)
    expect(await hosted.lettersTo('meera@example.org')).toHaveLength(1)
    expect(await hosted.lettersTo('gita@example.org')).toEqual([])
  } finally {
    await hosted.close()
  }
})

test('codes are guessed a few times, whoever asks', async () => {
  const hosted = await HostedWorld.open({ RATE_LIMITS: 'on', LIMIT_DEMO_PAIR: '4/600', LIMIT_DEMO_ADDRESS: '8/600' })
  try {
    const client = await hosted.visitor()
    const guess = async (email: string) => (await client.auth.verifyOtp({ email, token: '123456789012', type: 'recovery' })).error?.status
    const guesses = await Promise.all([1, 2, 3, 4].map(() => guess('asha@example.org')))

    expect(guesses).toEqual([403, 403, 403, 403])
    expect(await guess('asha@example.org')).toBe(429)
    for (let no = 0; no < 3; no++) await guess(`ravi${no}@example.org`)
    expect(await guess('meera@example.org')).toBe(429)
  } finally {
    await hosted.close()
  }
})

test('two tabs that renew one session at one moment stay signed in, both', async ({ hosted }) => {
  const { service } = await hosted.world.nobody.call(demoArea.about)
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const auth = { storage, storageKey: 'two-tabs', persistSession: true, autoRefreshToken: false, detectSessionInUrl: false }
  const { email } = await hosted.user('Asha Rao')
  const tabs = [1, 2].map(() => createClient(hosted.world.url, service!.key, { auth }))
  await tabs[0]!.auth.signInWithPassword({ email, password: PASSWORD })

  await Promise.all(tabs.map((tab) => tab.auth.refreshSession()))

  for (const tab of tabs) {
    expect((await tab.auth.getUser()).data.user?.email).toBe(email)
    expect((await tab.from('posts').select('id')).error).toBeNull()
    expect((await tab.auth.refreshSession()).error).toBeNull()
  }
})

test('what is configured is said where nobody else can ask, and elsewhere to whoever has a role at the desk', async ({ hosted }) => {
  const open = { isOpen: true, hostedUrl: true, hostedKey: true, google: false }
  expect(await hosted.world.nobody.call(demoArea.diagnostics)).toEqual(open)
  const elsewhere = await World.open({ PUBLIC_URL: 'https://wardmates.example', GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' })
  try {
    const closed = { isOpen: false, hostedUrl: false, hostedKey: false, google: false }
    for (const one of [elsewhere.nobody, await elsewhere.member()]) expect(await one.call(demoArea.diagnostics)).toEqual(closed)
    const told = await (await elsewhere.reviewer()).call(demoArea.diagnostics)
    expect(told).toEqual({ isOpen: true, hostedUrl: false, hostedKey: false, google: true })
  } finally {
    await elsewhere.close()
  }
})

test('without a database of its own there is none, and with a project this server answers nothing itself', async () => {
  const project = { SUPABASE_URL: 'https://abc.supabase.example', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1' }
  for (const [settings, service] of [
    [{}, null],
    [project, { url: project.SUPABASE_URL, key: project.SUPABASE_PUBLISHABLE_KEY }],
  ] as const) {
    const world = await World.open(settings)
    try {
      expect(await world.nobody.call(demoArea.about)).toEqual({ service, mailPage: null })
      expect((await fetch(`${world.url}/rest/v1/posts`)).status).toBe(404)
    } finally {
      await world.close()
    }
  }
})
