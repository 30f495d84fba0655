import { expect } from 'vitest'
import { type HostedUser, test } from '#tests/support/hosted.ts'

const JOINED = '*, author:members!posts_author_id_fkey(full_name, avatar_url, designation, verified)'

const write = async ({ client, id }: HostedUser, content: string) => {
  const { data, error } = await client.from('posts').insert({ author_id: id, content }).select(JOINED).single()
  if (error) throw error
  return data
}

test('a user without a profile is told so, makes one, and is not verified whatever they say', async ({ hosted }) => {
  const asha = await hosted.user('Asha Rao', { bare: true })
  const own = () => asha.client.from('profiles').select('*').eq('id', asha.id).single()
  expect((await own()).error).toMatchObject({ code: 'PGRST116' })

  await asha.client.from('profiles').insert({ id: asha.id, full_name: 'Asha Rao', verified: true, email: 'other@example.org' })
  expect((await own()).data).toMatchObject({ verified: false, email: asha.email, profile_completed: false })
  const said = {
    id: asha.id,
    full_name: 'Asha Rao',
    license_number: 'KMC 1',
    experience_years: 12,
    medical_interests: ['Research'],
    profile_completed: true,
  }
  expect((await asha.client.from('profiles').upsert(said)).error).toBeNull()
  expect((await own()).data).toMatchObject({ ...said, verified: false, license_on_file: true })
})

test('posts come with their author, the newest first, by page and counted; their author changes and removes them', async ({ hosted }) => {
  const [asha, ravi] = [await hosted.user('Asha Rao', { designation: 'Cardiologist' }), await hosted.user('Ravi Menon')]
  const first = await write(asha, 'The first')
  expect(first).toMatchObject({
    title: '',
    likes_count: 0,
    comments_count: 0,
    author: { full_name: 'Asha Rao', designation: 'Cardiologist', verified: false },
  })
  await write(ravi, 'The second')
  const page = await ravi.client.from('posts').select(JOINED, { count: 'exact' }).order('created_at', { ascending: false }).range(0, 0)

  expect(page.data).toMatchObject([{ content: 'The second', author: { full_name: 'Ravi Menon' } }])
  expect(page.count).toBeGreaterThanOrEqual(2)
  const changed = await asha.client.from('posts').update({ content: 'The first, mended' }).eq('id', first.id).select().single()
  expect(changed.data).toMatchObject({ content: 'The first, mended' })
  expect(new Date(changed.data.updated_at) > new Date(first.updated_at)).toBe(true)
  const own = async () =>
    (await ravi.client.from('posts').select('content').eq('author_id', asha.id).order('created_at', { ascending: false }).limit(20)).data
  expect(await own()).toEqual([{ content: 'The first, mended' }])
  await asha.client.from('posts').delete().eq('id', first.id)
  expect(await own()).toEqual([])
  for (const content of ['', '   ', 'x'.repeat(501)])
    expect((await asha.client.from('posts').insert({ author_id: asha.id, content })).error).not.toBeNull()
})

test('doctors are found by name and specialty and listed once they are verified, without what is theirs alone', async ({ hosted }) => {
  const reader = await hosted.user('Meera Iyer')
  const asha = await hosted.user('Asha Quokka', { specialization: 'Rheumatology', phone: '98450 00000', license_number: 'KMC 77' })
  await hosted.asReviewer(`update public.profiles set verified = true where id = '${asha.id}'`)
  const find = async (words: string) =>
    (await reader.client.from('members').select('full_name').or(`full_name.ilike.%${words}%,specialization.ilike.%${words}%`).limit(10))
      .data

  expect([await find('quokka'), await find('RHEUMA')]).toEqual([[{ full_name: 'Asha Quokka' }], [{ full_name: 'Asha Quokka' }]])
  const verified = await reader.client
    .from('members')
    .select('*')
    .eq('verified', true)
    .eq('license_on_file', true)
    .order('created_at', { ascending: false })
    .limit(5)
  expect(verified.data).toMatchObject([{ full_name: 'Asha Quokka', license_on_file: true }])
  expect(JSON.stringify(verified.data)).not.toMatch(/KMC|98450|phone|license_number|email/)
  // A new licence is another claim.
  await asha.client.from('profiles').update({ license_number: 'KMC 78' }).eq('id', asha.id)
  expect((await reader.client.from('members').select('id').eq('verified', true)).data).toEqual([])
})
