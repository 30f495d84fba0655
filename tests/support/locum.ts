import { randomUUID } from 'node:crypto'
import type { InferSchemaInput } from '@orpc/contract'
import { type LocumSlot, locum, locumDesk } from '#contract/locum.ts'
import { openPage } from './institutions.ts'
import { dayFromNow } from './jobs.ts'
import type { TestMember, World } from './world.ts'

type Offer = InferSchemaInput<NonNullable<(typeof locumDesk.offer)['~orpc']['inputSchema']>>

/** A doctor whose registration was checked. */
export const aDoctor = (world: World, traits: { name?: string; specialty?: string } = {}) =>
  world.member({ verified: true, kind: 'doctor', ...traits })

/** Says that a member is free then. */
export const free = (by: TestMember, slot: LocumSlot) => by.call(locum.setFree, { ...slot, isFree: true })

/** Offers a shift, openly and in three days unless it says otherwise; answers its id. */
export async function aShift(by: TestMember, institutionId: string, rest: Partial<Offer> = {}): Promise<string> {
  const said = { day: dayFromNow(3), band: 'night', title: 'Emergency desk', pay: 9500, place: 'Siliguri' } as const
  return (await by.call(locumDesk.offer, { institutionId, clientId: randomUUID(), ...said, ...rest })).id
}

/** An institution with an owner and a recruiter, and a doctor. */
export async function locumWard(world: World) {
  const [owner, recruiter, asha] = [await world.member(), await world.member(), await aDoctor(world, { name: 'Dr. Asha Rao' })]
  return { owner, recruiter, asha, institutionId: await openPage(world, [owner.id, 'owner'], [recruiter.id, 'recruiter']) }
}
