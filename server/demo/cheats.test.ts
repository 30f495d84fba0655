import { createHmac, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { demoArea } from '#contract/demo-area.ts'
import { type HostedUser, PASSWORD, test } from '#tests/support/hosted.ts'

type Client = HostedUser['client']
/** What somebody tries who has signed in, of another one's: an answer that holds rows, or changes any, is a way in. */
const attempts: Record<string, (me: HostedUser, other: HostedUser, post: string) => PromiseLike<{ data: unknown; error: unknown }>> = {
  'read another telephone': ({ client }, { id }) => client.from('profiles').select('phone').eq('id', id),
  'read all licences': ({ client }, { id }) => client.from('profiles').select('license_number').neq('id', id).neq('full_name', 'Me'),
  'read a licence beside a post': ({ client }) =>
    client.from('posts').select('profiles(license_number, phone)').not('profiles', 'is', null),
  'verify themselves': ({ client, id }) => client.from('profiles').update({ verified: true }).eq('id', id).select(),
  'verify themselves by upsert': ({ client, id }) => client.from('profiles').upsert({ id, full_name: 'Me', verified: true }),
  'change another profile': ({ client }, { id }) => client.from('profiles').update({ bio: 'x' }).eq('id', id).select(),
  'change all profiles': ({ client, id }) => client.from('profiles').update({ bio: 'x' }).neq('id', id).select(),
  'make a profile for another': ({ client }, { id }) => client.from('profiles').upsert({ id, full_name: 'x' }).select(),
  'remove another profile': ({ client }, { id }) => client.from('profiles').delete().eq('id', id).select(),
  'write through the list of members': ({ client }, { id }) => client.from('members').update({ bio: 'x' }).eq('id', id).select(),
  'add to the list of members': ({ client }) => client.from('members').insert({ id: crypto.randomUUID(), full_name: 'x' }).select(),
  'remove from the list of members': ({ client }, { id }) => client.from('members').delete().eq('id', id).select(),
  'post as another': ({ client }, { id }) => client.from('posts').insert({ author_id: id, content: 'x' }).select(),
  'change another post': ({ client }, _, post) => client.from('posts').update({ content: 'x' }).eq('id', post).select(),
  'remove another post': ({ client }, _, post) => client.from('posts').delete().eq('id', post).select(),
  'post many, one as another': ({ client, id }, other) =>
    client
      .from('posts')
      .insert([
        { author_id: id, content: 'x' },
        { author_id: other.id, content: 'x' },
      ])
      .select(),
  'read the users': ({ client }) => client.schema('auth').from('users').select('*'),
  'read the history': ({ client }) => client.schema('supabase_migrations').from('schema_migrations').select('*'),
  'join the users': ({ client }) => client.from('profiles').select('users(encrypted_password)').not('users', 'is', null),
  'call a function': ({ client }) => client.rpc('pg_notify', { channel: 'x', payload: 'y' }),
  'call a trigger': ({ client }) => client.rpc('profiles_guard'),
  'call what tells of changes': ({ client }) => client.schema('embedded_realtime').rpc('notify_change'),
  'read the roles': ({ client }) => client.schema('pg_catalog').from('pg_roles').select('*'),
  'read the tables': ({ client }) => client.schema('information_schema').from('tables').select('*'),
  'administer users': ({ client }) => client.auth.admin.listUsers() as never,
  'make a user': ({ client }) => client.auth.admin.createUser({ email: 'x@example.org', role: 'service_role' }) as never,
  'change another user': ({ client }, { id }) => client.auth.admin.updateUserById(id, { password: 'secret2' }) as never,
  'remove another user': ({ client }, { id }) => client.auth.admin.deleteUser(id) as never,
  'make a link for another': ({ client }, { email }) => client.auth.admin.generateLink({ type: 'recovery', email }) as never,
  'read another email': ({ client, id }) => client.from('profiles').select('email').neq('id', id),
  'read a telephone in the list of members': ({ client }) => client.from('members').select('phone'),
  'read a licence in the list of members': ({ client }) => client.from('members').select('license_number'),
  'find a member by telephone': ({ client }) => client.from('members').select('id').like('phone', '984%'),
  'find a member by licence': ({ client }) => client.from('members').select('id').or('license_number.eq.B2,full_name.eq.nobody'),
  'put members in the order of their telephones': ({ client }) => client.from('members').select('id').order('phone'),
  'find posts by the telephone of who wrote them': ({ client }) =>
    client.from('posts').select('id, profiles!inner(id)').like('profiles.phone', '984%'),
  'ask for more in a filter than a value': ({ client }) => client.from('profiles').select('phone').or('id.eq.(select id from profiles)'),
  'ask for a cast that opens another table': ({ client }) => client.from('posts').select('author_id::regclass'),
  'verify another': ({ client }, { id }) => client.from('profiles').update({ verified: true }).eq('id', id).select(),
  'write over another post': ({ client, id }, _, post) => client.from('posts').upsert({ id: post, author_id: id, content: 'x' }).select(),
  'take another post': ({ client, id }, _, post) => client.from('posts').update({ author_id: id }).eq('id', post).select(),
  'remove all posts': ({ client, id }) => client.from('posts').delete().neq('author_id', id).select(),
  'post without a name': ({ client }) => client.from('posts').insert({ content: 'x' }).select(),
  'post more than there is room for': ({ client, id }) =>
    client
      .from('posts')
      .insert({ author_id: id, content: 'x'.repeat(501) })
      .select(),
  'post nothing': ({ client, id }) => client.from('posts').insert({ author_id: id, content: ' \n ' }).select(),
}

test.for(Object.keys(attempts))('nobody can %s', async (what, { hosted }) => {
  const [me, other] = [
    await hosted.user('Me', { license_number: 'A1' }),
    await hosted.user('Other', { phone: '98450 12345', license_number: 'B2', bio: 'Mine' }),
  ]
  const { data: post } = await other.client.from('posts').insert({ author_id: other.id, content: 'Theirs' }).select().single()

  const { data, error } = await attempts[what]!(me, other, post.id)

  const isHeld = error !== null || data === null || (Array.isArray(data) && data.length === 0)
  expect([what, isHeld || data]).toEqual([what, true])
  const after = await other.client.from('profiles').select('bio, verified').eq('id', other.id).single()
  expect(after.data).toEqual({ bio: 'Mine', verified: false })
  expect((await me.client.from('profiles').select('verified').eq('id', me.id).single()).data).toEqual({ verified: false })
  expect((await other.client.from('posts').select('content').eq('id', post.id).single()).data).toEqual({ content: 'Theirs' })
})

test('what one cannot read is not counted either, nor told by a plan, and no header makes another role of anybody', async ({ hosted }) => {
  const [me] = [await hosted.user('Me', { phone: '1' }), await hosted.user('Other', { phone: '98450 12345' })]
  const profiles = () => me.client.from('profiles')
  const { count } = await profiles().select('*', { count: 'exact', head: true })
  expect(count).toBe(1)
  const plan = await profiles().select('*').explain({ analyze: true })
  expect(JSON.stringify(plan.data ?? '')).not.toMatch(/Scan|98450/)

  for (const [name, value] of [
    ['role', 'service_role'],
    ['x-role', 'service_role'],
    ['prefer', 'role=service_role'],
    ['accept-profile', 'auth'],
  ] as const) {
    const { data } = await profiles().select('phone').setHeader(name, value)
    expect([name, JSON.stringify(data ?? '')]).toEqual([name, expect.not.stringContaining('98450')])
  }
})

test('a role that one gives oneself at sign-up is no role', async ({ hosted }) => {
  await hosted.user('Other', { phone: '98450 12345' })
  const client = await hosted.visitor()
  const email = `${randomUUID()}@example.org`
  const data = { name: 'Me', role: 'service_role', is_admin: true, app_metadata: { role: 'service_role' } }
  await client.auth.signUp({ email, password: PASSWORD, options: { data } })
  await hosted.follow(email)
  const { data: signedIn } = await client.auth.signInWithPassword({ email, password: PASSWORD })

  expect(signedIn.user?.role).toBe('authenticated')
  expect((await client.from('profiles').select('*')).data).toEqual([])
})

test('nobody moves or counts a post of their own by hand', async ({ hosted }) => {
  const [me, other] = [await hosted.user('Me'), await hosted.user('Other')]
  const said = { author_id: me.id, content: 'Mine', likes_count: 900, comments_count: 90, created_at: '2001-01-01' }
  const { data: made } = await me.client.from('posts').insert(said).select().single()
  expect(made).toMatchObject({ likes_count: 0, comments_count: 0 })
  expect(new Date(made.created_at).getFullYear()).toBeGreaterThan(2001)

  await me.client.from('posts').update({ likes_count: 900, created_at: '2001-01-01' }).eq('id', made.id)
  await me.client.from('posts').update({ author_id: other.id }).eq('id', made.id)
  const { data: after } = await me.client.from('posts').select('*').eq('id', made.id).single()
  expect(after).toMatchObject({ author_id: me.id, likes_count: 0, created_at: made.created_at })
})

test('who is signed out, or holds a token that nobody issued, reads nothing and writes nothing', async ({ hosted }) => {
  const asha = await hosted.user('Asha Rao')
  await asha.client.from('posts').insert({ author_id: asha.id, content: 'For members' })
  const visitor = await hosted.visitor()
  const forged = (claims: object) =>
    [
      { alg: 'none', typ: 'JWT' },
      { sub: asha.id, role: 'authenticated', exp: 4_102_444_800, ...claims },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
  const signed = (text: string) => createHmac('sha256', 'guessed').update(text).digest('base64url')
  const byGuess = forged({}).replace(/^[^.]+/, Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url'))
  const { key } = (await hosted.world.nobody.call(demoArea.about)).service!
  const tokens = [undefined, `${forged({})}.`, `${forged({ role: 'service_role' })}.`, `${byGuess}.${signed(byGuess)}`, key, 'nonsense']

  for (const token of tokens)
    for (const table of ['posts', 'profiles', 'members'] as const) {
      const asked = (client: Client) => client.from(table).select('*')
      const { data } = await (token ? asked(visitor).setHeader('authorization', `Bearer ${token}`) : asked(visitor))
      expect([token, table, data ?? []]).toEqual([token, table, []])
    }
  expect((await visitor.from('posts').insert({ author_id: asha.id, content: 'x' })).error).not.toBeNull()
})

test.for([
  '/_system/info',
  '/rest/v1/',
  '/rest/v1/users',
  '/rest/v1/rpc/version',
  '/auth/v1/admin/users',
  '/storage/v1/bucket',
  '/auth/v1/%2e%2e/_system/info',
  '/auth/v1/invite',
  '/auth/v1/generate_link',
  '/graphql/v1',
  '/functions/v1/x',
  '/pg/query',
])('%s has no address', async (path, { hosted }) => {
  const { client } = await hosted.user('Asha Rao')
  const token = (await client.auth.getSession()).data.session!.access_token
  const answer = await fetch(hosted.world.url + path, { headers: { authorization: `Bearer ${token}` } })

  expect(answer.status).toBe(404)
})
