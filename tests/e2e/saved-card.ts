import { expect, type JourneyMember, type JourneyWorld } from './world.ts'

/** Saves what a member's card says; everything else of the profile is as after joining. */
export async function saveCard(world: JourneyWorld, member: JourneyMember, said: { specialty?: string; location?: string }) {
  const { card, own, bio, details, interests } = await (await world.ask(member, 'GET', '/api/profile')).json()
  const blank = { headline: '', hospital: '', phone: '', email: '', specialty: '', location: '', publications: [], certifications: [] }
  const profile = { ...blank, ...details, bio, interests, name: card.name, version: own.version, ...said }
  const saved = await world.ask(member, 'PUT', '/api/profile', profile)
  expect(saved.ok, await saved.text()).toBe(true)
}
