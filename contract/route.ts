import { type AnyContractProcedure, type InferSchemaOutput, oc } from '@orpc/contract'
import type { z } from 'zod'
import type { RefusalCode } from './errors.ts'
import { refusals } from './refusals.ts'
import { StaffRole } from './staff-roles.ts'
import { INDIA, TIME_ZONE_HEADER } from './time-zone.ts'

/** Who may call an operation. It stands in the API description, and the server asks no other place. */
type Access = 'anyone' | 'member' | 'staff'

/** What the server asks of an operation besides its shapes. */
export type Meta = {
  access: Access
  /** Of staff: the roles one of which is needed. */
  roles?: readonly StaffRole[]
  /** Answered while everything else waits for the database: whether the service is well, and signing in. */
  essential?: boolean
  /** Counted apart from other writes, so that none of them keeps a member from ending sessions, from a block or a report. */
  protects?: boolean
  /** Answered to a member who asked for their account to be deleted; everything else is refused to them. */
  whileLeaving?: boolean
  /** Answered, beside what is `whileLeaving`, to a member whose account was closed by a decision. */
  whileClosed?: boolean
  /** A sign of reading or writing, which a page sends by itself: counted apart from what a member does. */
  signals?: boolean
  /** Largest body of a member and of somebody who may publish, where it is not the house's own limit. Nobody else sends as much. */
  bodyMaxBytes?: { member: number; publisher: number }
  /** What is sent while the answer comes along, as server-sent events, to whoever accepts text/event-stream. */
  streams?: z.ZodType
}

/** What the handler of an operation is given: the input as it was validated. */
export type InputOf<P extends AnyContractProcedure> = InferSchemaOutput<NonNullable<P['~orpc']['inputSchema']>>

type Declared<C extends RefusalCode> = { [K in C]: { status: number; message: string } }

/** The refusals an operation may answer with, as its contract declares them. */
export function refuses<const C extends RefusalCode>(...codes: C[]): Declared<C> {
  return Object.fromEntries(codes.map((code) => [code, { status: refusals[code].status, message: refusals[code].words }])) as Declared<C>
}

type Described = { description?: string; security?: Record<string, string[]>[]; parameters?: object[] }

const base = oc.$meta<Meta>({ access: 'member' }).errors(refuses('UNAVAILABLE', 'BUSY', 'STORAGE_FULL', 'KEY_MISSING'))

/** An operation open to everybody, signed in or not. */
export const anyone = base
  .meta({ access: 'anyone' })
  .route({ spec: <T extends Described>(operation: T) => ({ ...operation, description: 'Anyone may call this.', security: [] }) })
  .errors(refuses('BAD_INPUT', 'TOO_MANY_REQUESTS', 'FAULT'))

/** An operation open to everybody that is answered while all others wait for the database. */
export const essential = anyone.meta({ access: 'anyone', essential: true })

/** An operation for signed-in members: its handler is given the viewer. */
export const member = base
  .route({
    spec: <T extends Described>(operation: T) => ({
      ...operation,
      description: 'Signed-in members may call this.',
      security: [{ session: [] }],
    }),
  })
  .errors(refuses('BAD_INPUT', 'UNAUTHENTICATED', 'ACCOUNT_LEAVING', 'ACCOUNT_CLOSED', 'TOO_MANY_REQUESTS', 'FAULT'))

/** An operation with which members protect themselves. */
export const protective = member.meta({ access: 'member', protects: true })

/** An operation for members that is open as well to those who asked for their account to be deleted. */
export const leaving = member.meta({ access: 'member', whileLeaving: true })

/** An operation for members that is open as well to those whose account was closed by a decision. */
export const closed = member.meta({ access: 'member', whileClosed: true })

/** The same, counted as what protects. */
export const protectiveClosed = member.meta({ access: 'member', protects: true, whileClosed: true })

const timeZone = {
  in: 'header',
  name: TIME_ZONE_HEADER,
  description: 'Days are those of this time zone.',
  schema: { type: 'string', default: INDIA },
  example: 'Pacific/Auckland',
}

/** An operation for members that counts by days: those of the caller's time zone. */
export const memberByDays = member.route({
  spec: <T extends Described>(operation: T) => ({
    ...operation,
    description: 'Signed-in members may call this.',
    security: [{ session: [] }],
    parameters: [...(operation.parameters ?? []), timeZone],
  }),
})

/** An operation of the desk, for whoever holds one of these roles. */
const atDesk = (whom: string, ...roles: readonly StaffRole[]) =>
  member
    .meta({ access: 'staff', roles })
    .route({
      spec: <T extends Described>(operation: T) => ({
        ...operation,
        description: `${whom} may call this.`,
        security: [{ session: [] }],
      }),
    })
    .errors(refuses('NOT_YOUR_ROLE', 'FACTOR_NEEDED'))

/** Claims to verification and to institutions' pages. */
export const reviewer = atDesk('Reviewers', 'reviewer')
/** Reports, appeals and grievances. */
export const moderator = atDesk('Moderators', 'moderator')
/** What is medicine: posts that were checked, documents, answers and courses. */
export const medicalEditor = atDesk('Medical editors', 'medical_editor')
/** Who has which role. */
export const administrator = atDesk('Administrators', 'administrator')
/** What was done. */
export const auditor = atDesk('Auditors', 'auditor')
/** What administrators do, for whoever watches them. */
export const overseer = atDesk('Administrators and auditors', 'administrator', 'auditor')
/** What everybody at the desk needs; it answers only what belongs to the caller's roles. */
export const staff = atDesk('Everybody with a role at the desk', ...StaffRole.options)
