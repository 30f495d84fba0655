import { randomUUID } from 'node:crypto'
import type { InferSchemaInput } from '@orpc/contract'
import type { InstitutionRole } from '#contract/institution.ts'
import { institutionClaims } from '#contract/institution-claims.ts'
import { institutionRoles } from '#contract/institution-roles.ts'
import { newId } from '#server/platform/ids.ts'
import { mailCode, picture } from './claims.ts'
import type { TestMember, World } from './world.ts'

type Founding = InferSchemaInput<NonNullable<(typeof institutionClaims.found)['~orpc']['inputSchema']>>

let made = 0

/** Claims an institution that has no page yet. */
export const found = (by: TestMember, rest: Partial<Founding> = {}) =>
  by.call(institutionClaims.found, {
    ...{ clientId: randomUUID(), name: `Teesta Hospital ${++made}`, kind: 'hospital', city: 'Siliguri', state: 'West Bengal' },
    position: 'Medical superintendent',
    ...rest,
  })

/** Puts a document to a claim that waits for one. */
export async function addDocument(by: TestMember, claimId: string) {
  const uploadId = await by.upload('institution_document', await picture())
  return by.call(institutionClaims.addDocument, { claimId, uploadId })
}

/** Confirms the address of a claim with the code that was sent to it. */
export async function confirm(world: World, by: TestMember, claimId: string, mailbox: string) {
  return by.call(institutionClaims.confirmMail, { claimId, code: await mailCode(world, mailbox) })
}

/** Decides on a claim to its page as it is then. */
export async function decide(
  reviewer: TestMember,
  claimId: string,
  outcome: 'approved' | 'rejected' = 'approved',
  owners: 'stay' | 'go' = 'stay',
) {
  const { page, readAt } = await reviewer.call(institutionClaims.getClaim, { claimId })
  const decision = { claimId, pageVersion: page.version, checkedAt: readAt, outcome, owners }
  return reviewer.call(institutionClaims.decide, { ...decision, words: 'Compared with the certificate.' })
}

/** A page that this member owns, with those who help them, by the reviewer's decision. */
export async function aPage(world: World, owner: TestMember, rest: Partial<Founding> = {}): Promise<string> {
  const { id, institution } = await found(owner, rest)
  await addDocument(owner, id)
  await decide(await world.reviewer(), id)
  return institution.id
}

/** A page as a reviewer has opened it, with those who run it, written down at once. */
export async function openPage(world: World, ...team: [memberId: string, role: InstitutionRole][]): Promise<string> {
  const id = newId()
  const [verified_at, verified_until] = [new Date(), new Date(Date.now() + 30 * 24 * 3600_000)]
  await world.db
    .insertInto('institution')
    .values({
      ...{ id, handle: `page-${id}`, name: `Teesta Hospital ${++made}`, kind: 'hospital', city: 'Siliguri', state: 'West Bengal' },
      ...{ founder_id: team[0]?.[0] ?? null, client_id: newId(), opened_at: new Date(), verified_at, verified_until },
    })
    .execute()
  for (const [member_id, role] of team)
    await world.db.insertInto('institution_role').values({ institution_id: id, member_id, role }).execute()
  return id
}

/** What a member says of where they work, as the institution has answered it. */
export async function anAffiliation(
  world: World,
  institutionId: string,
  memberId: string,
  state: 'waiting' | 'confirmed',
): Promise<string> {
  const id = newId()
  await world.db
    .insertInto('affiliation')
    .values({
      ...{ id, institution_id: institutionId, member_id: memberId, client_id: newId(), position: 'Registrar', department: '' },
      ...{ from_day: '2020-01-01', to_day: null, state, answered_at: state === 'waiting' ? null : new Date() },
    })
    .execute()
  return id
}

/** Gives somebody a role on a page. */
export async function giveRole(owner: TestMember, institutionId: string, to: TestMember, role: InstitutionRole) {
  await owner.call(institutionRoles.invite, { institutionId, memberId: to.id, role })
  await to.call(institutionRoles.accept, { institutionId })
}
