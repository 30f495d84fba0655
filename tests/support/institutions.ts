import { randomUUID } from 'node:crypto'
import type { InferSchemaInput } from '@orpc/contract'
import type { InstitutionRole } from '#contract/institution.ts'
import { institutionClaims } from '#contract/institution-claims.ts'
import { institutionRoles } from '#contract/institution-roles.ts'
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

export const decide = (reviewer: TestMember, claimId: string, approved = true, owners: 'stay' | 'go' = 'stay') =>
  reviewer.call(institutionClaims.decide, { claimId, approved, words: 'Compared with the certificate.', owners })

/** A page that this member owns, with those who help them, by the reviewer's decision. */
export async function aPage(world: World, owner: TestMember, rest: Partial<Founding> = {}): Promise<string> {
  const { id, institution } = await found(owner, rest)
  await addDocument(owner, id)
  await decide(await world.reviewer(), id)
  return institution.id
}

/** Gives somebody a role on a page. */
export async function giveRole(owner: TestMember, institutionId: string, to: TestMember, role: InstitutionRole) {
  await owner.call(institutionRoles.invite, { institutionId, memberId: to.id, role })
  await to.call(institutionRoles.accept, { institutionId })
}
