import { z } from 'zod'
import { ClientId, OwnClientId } from './client-id.ts'
import { InstitutionCard } from './institution.ts'
import { Cursor, Day, Id, Moment, pageOf } from './page.ts'
import { MemberCard } from './profile.ts'
import { member, refuses } from './route.ts'
import { line } from './text.ts'

/** `waiting` for the institution; `confirmed` by it; `declined`; `lapsed`: nobody answered in time. */
export const AffiliationState = z.enum(['waiting', 'confirmed', 'declined', 'lapsed'])
export type AffiliationState = z.infer<typeof AffiliationState>

/** A member's word that they work at an institution. Confirmed, it is the institution's word too; it never proves a registration. */
export const Affiliation = z.object({
  id: Id,
  clientId: OwnClientId,
  institution: InstitutionCard,
  member: MemberCard,
  position: z.string(),
  department: z.string(),
  from: Day,
  /** The last day; null for as long as it goes on. */
  to: Day.nullable(),
  state: AffiliationState,
  askedAt: Moment,
  answeredAt: Moment.nullable(),
})
export type Affiliation = z.infer<typeof Affiliation>

/** Somebody of whom the institution has confirmed that they work there, or did, as the page shows them. It says nothing of a registration. */
export const AffiliatedPerson = Affiliation.pick({ id: true, member: true, position: true, department: true, from: true, to: true })
export type AffiliatedPerson = z.infer<typeof AffiliatedPerson>

const InstitutionId = z.strictObject({ institutionId: Id })
const AffiliationId = z.strictObject({ affiliationId: Id })
const Listed = InstitutionId.extend({ cursor: Cursor.optional() })
const path = '/api/affiliations'
const ofInstitution = '/api/institutions/{institutionId}' as const
const ofAffiliation = `${path}/{affiliationId}` as const
const answers = refuses('NOT_FOUND', 'NO_ROLE', 'ALREADY_ANSWERED')

export const affiliations = {
  own: member
    .route({ method: 'GET', path, summary: 'Where the viewer says that they work or have worked' })
    .output(z.object({ items: z.array(Affiliation) })),

  claim: member
    .route({
      method: 'POST',
      path: `${ofInstitution}/affiliations`,
      successStatus: 201,
      summary: 'Say that one works at an institution, or did',
    })
    .input(
      InstitutionId.extend({
        clientId: ClientId,
        position: line(120),
        department: line(80, 0).default(''),
        from: Day,
        to: Day.nullable().default(null),
      }),
    )
    .output(Affiliation)
    .errors(refuses('NOT_FOUND', 'LIST_FULL')),

  ofMember: member
    .route({
      method: 'GET',
      path: '/api/members/{memberId}/affiliations',
      summary: 'Where institutions have confirmed that a member works, or has worked',
    })
    .input(z.strictObject({ memberId: Id }))
    .output(z.object({ items: z.array(Affiliation) }))
    .errors(refuses('NOT_FOUND')),

  remove: member
    .route({ method: 'DELETE', path: ofAffiliation, summary: 'Take back what one said; the page shows it no more' })
    .input(AffiliationId)
    .output(z.object({ id: Id }))
    .errors(refuses('NOT_FOUND')),

  waiting: member
    .route({
      method: 'GET',
      path: `${ofInstitution}/affiliations/waiting`,
      summary: 'What waits for the institution’s answer, oldest first, for owners and editors',
    })
    .input(Listed)
    .output(pageOf(Affiliation))
    .errors(refuses('NOT_FOUND', 'NO_ROLE')),

  confirm: member
    .route({ method: 'POST', path: `${ofAffiliation}/confirmation`, summary: 'Confirm it for the institution, as its owner or editor' })
    .input(AffiliationId)
    .output(Affiliation)
    .errors(answers),

  decline: member
    .route({ method: 'POST', path: `${ofAffiliation}/refusal`, summary: 'Decline it for the institution, as its owner or editor' })
    .input(AffiliationId)
    .output(Affiliation)
    .errors(answers),

  end: member
    .route({
      method: 'POST',
      path: `${ofAffiliation}/end`,
      summary:
        'Say when it ended, as the member or for the institution; never before it began, and by its member no later than was confirmed',
    })
    .input(AffiliationId.extend({ to: Day }))
    .output(Affiliation)
    .errors(refuses('NOT_FOUND', 'NO_ROLE')),

  people: member
    .route({
      method: 'GET',
      path: `${ofInstitution}/people`,
      summary: 'Whom the institution has confirmed, the latest first: those who are there now, or were before',
    })
    .input(Listed.extend({ department: line(80, 0).optional(), show: z.enum(['now', 'before']).default('now') }))
    .output(pageOf(AffiliatedPerson))
    .errors(refuses('NOT_FOUND')),
}
