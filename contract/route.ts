import { oc } from '@orpc/contract'
import { type RefusalCode, refusals } from './errors.ts'

/** Who may call an operation. It stands in the API description, and the server asks no other place. */
export type Access = 'anyone' | 'member' | 'reviewer'

/** What the server asks of an operation besides its shapes. */
export type Meta = {
  access: Access
  /** Largest body, where it is not the house's own limit. */
  bodyMaxBytes?: number
  /** Also told as it comes along, as server-sent events, to whoever accepts text/event-stream. */
  streams?: boolean
}

type Declared<C extends RefusalCode> = { [K in C]: { status: number; message: string } }

/** The refusals an operation may answer with, as its contract declares them. */
export function refuses<const C extends RefusalCode>(...codes: C[]): Declared<C> {
  return Object.fromEntries(codes.map((code) => [code, { status: refusals[code].status, message: refusals[code].words }])) as Declared<C>
}

type Described = { description?: string; security?: Record<string, string[]>[] }

const base = oc.$meta<Meta>({ access: 'member' })

/** An operation open to everybody, signed in or not. */
export const anyone = base
  .meta({ access: 'anyone' })
  .route({ spec: <T extends Described>(operation: T) => ({ ...operation, description: 'Anyone may call this.', security: [] }) })
  .errors(refuses('BAD_INPUT', 'TOO_MANY_REQUESTS', 'FAULT'))

/** An operation for signed-in members: its handler is given the viewer. */
export const member = base
  .route({
    spec: <T extends Described>(operation: T) => ({
      ...operation,
      description: 'Signed-in members may call this.',
      security: [{ session: [] }],
    }),
  })
  .errors(refuses('BAD_INPUT', 'UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'FAULT'))

/** An operation of the reviewer's desk. */
export const reviewer = member
  .meta({ access: 'reviewer' })
  .route({
    spec: <T extends Described>(operation: T) => ({
      ...operation,
      description: 'Reviewers may call this.',
      security: [{ session: [] }],
    }),
  })
  .errors(refuses('NOT_A_REVIEWER'))
