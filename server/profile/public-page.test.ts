import { expect } from 'vitest'
import { type MemberKind, profile } from '#contract/profile.ts'
import { marked } from '#tests/support/marks.ts'
import { test } from '#tests/support/world.ts'

const audience = { email: 'members', phone: 'members', mates: 'members', activity: 'members', foundByEmail: true } as const

test('a public page is there only while its member wants it', async ({ world }) => {
  const asha = await world.member({ name: 'Dr. Asha Rao', headline: 'Cardiologist', email: 'asha@kem.example' })
  const { card } = await asha.call(profile.get, {})
  const path = `/p/${card.handle}`

  const before = await world.fetch(path)
  await asha.call(profile.saveAudience, { ...audience, isPublic: true })
  const shown = await world.fetch(path)
  const html = await shown.text()
  const listed = await (await world.fetch('/sitemap-members.xml')).text()
  await asha.call(profile.saveAudience, { ...audience, isPublic: false })
  const after = await world.fetch(path)

  expect([before.status, shown.status, after.status]).toEqual([404, 200, 404])
  expect(html).toContain('Dr. Asha Rao')
  expect(html).not.toMatch(/asha@kem|<script/)
  expect(listed).toContain(`${path}</loc>`)
  expect(await (await world.fetch('/sitemap-members.xml')).text()).not.toContain(path)
  expect(await after.text()).toBe(await (await world.fetch('/p/nobody-at-all')).text())
})

test('a public page says what was checked of a verified member, and nothing of another', async ({ world }) => {
  const pageOf = async (traits: { kind: MemberKind; verified: boolean }) => {
    const member = await world.member(traits)
    await member.call(profile.saveAudience, { ...audience, isPublic: true })
    const { card } = await member.call(profile.get, {})
    return (await world.fetch(`/p/${card.handle}`)).text()
  }

  expect(await pageOf({ kind: 'doctor', verified: true })).toContain('<p class="ok">Registration checked by Wardmates</p>')
  const student = await pageOf({ kind: 'student', verified: true })
  expect(student).toContain('<p>Enrolment checked by Wardmates</p>')
  expect(student).not.toContain('Registration')
  expect(await pageOf({ kind: 'doctor', verified: false })).not.toContain('checked by')
})

test('a public page says that its member’s verification was withdrawn, to search engines too', async ({ world }) => {
  const asha = await world.member({ kind: 'doctor', verified: true })
  await asha.call(profile.saveAudience, { ...audience, isPublic: true })
  const { card } = await asha.call(profile.get, {})
  const read = async () => (await world.fetch(`/p/${card.handle}`)).text()
  const before = await read()

  await world.db.updateTable('member').set(marked('doctor', 'withdrawn')).where('id', '=', asha.id).execute()

  const revoked = await read()
  expect(before).not.toContain('withdrawn')
  expect(revoked).toContain('<span class="badge">Registration withdrawn</span>')
  expect(revoked).toMatch(/<meta name="description" content="[^"]*Registration withdrawn/)
  expect(revoked).not.toContain('checked by')
})

test('a public page runs nothing, whatever its member wrote, and is not sent twice', async ({ world }) => {
  const asha = await world.member({ name: '<script>alert(1)</script>', headline: '"><img src=x>' })
  const { card } = await asha.call(profile.get, {})
  await asha.call(profile.saveAudience, { ...audience, isPublic: true })

  const first = await world.fetch(`/p/${card.handle}`)
  const again = await world.fetch(`/p/${card.handle}`, { headers: { 'if-none-match': first.headers.get('etag')! } })

  expect(await first.text()).not.toMatch(/<script|<img/)
  expect(first.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(first.headers.get('cache-control')).toContain('public')
  expect(again.status).toBe(304)
})
