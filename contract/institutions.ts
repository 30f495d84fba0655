import { z } from 'zod'
import { Institution, InstitutionCard, InstitutionKind, InstitutionRole, institutionBasics, institutionDetails } from './institution.ts'
import { QUESTION_MAX } from './limits.ts'
import { Count, Cursor, Id, Moment, pageOf } from './page.ts'
import { member, refuses } from './route.ts'
import { line } from './text.ts'

const InstitutionId = z.strictObject({ institutionId: Id })
const Followed = z.object({ institutionId: Id, isFollowed: z.boolean(), followers: Count })
const path = '/api/institutions'
const ofInstitution = `${path}/{institutionId}` as const

/** An institution whose first claim no reviewer has approved yet exists for its claimants alone; for others it is refused as one that is not there. */
export const institutions = {
  list: member
    .route({ method: 'GET', path, summary: 'A page of institutions by name, those whose name or city holds these words' })
    .input(
      z.strictObject({
        q: line(QUESTION_MAX, 0).optional(),
        kind: InstitutionKind.optional(),
        state: line(80, 0).optional(),
        cursor: Cursor.optional(),
      }),
    )
    .output(pageOf(InstitutionCard)),

  own: member
    .route({ method: 'GET', path: `${path}/own`, summary: 'The institutions whose pages the viewer runs, and is invited to run' })
    .output(
      z.object({
        roles: z.array(z.object({ institution: InstitutionCard, role: InstitutionRole, since: Moment, isSoleOwner: z.boolean() })),
        invitations: z.array(z.object({ institution: InstitutionCard, role: InstitutionRole, at: Moment })),
      }),
    ),

  get: member
    .route({ method: 'GET', path: ofInstitution, summary: 'The page of an institution' })
    .input(InstitutionId)
    .output(Institution)
    .errors(refuses('NOT_FOUND')),

  edit: member
    .route({
      method: 'PATCH',
      path: ofInstitution,
      summary: 'Change what the page says, as its owner or editor; what is left out stays. A new name, place or address ends the mark',
    })
    .input(
      InstitutionId.extend(z.strictObject({ ...institutionBasics, ...institutionDetails }).partial().shape).extend({
        version: z.number().int(),
      }),
    )
    .output(Institution)
    .errors(refuses('NOT_FOUND', 'NO_ROLE', 'INSTITUTION_CHANGED', 'NAME_REFUSED')),

  follow: member
    .route({ method: 'PUT', path: `${ofInstitution}/followed`, summary: 'Follow an institution; twice is once' })
    .input(InstitutionId)
    .output(Followed)
    .errors(refuses('NOT_FOUND')),

  unfollow: member
    .route({ method: 'DELETE', path: `${ofInstitution}/followed`, summary: 'Follow an institution no more' })
    .input(InstitutionId)
    .output(Followed)
    .errors(refuses('NOT_FOUND')),
}
