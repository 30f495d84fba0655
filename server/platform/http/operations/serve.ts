import type { AnySchema, ContractProcedure, ErrorMap, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import type { Meta } from '#contract/route.ts'
import type { MemberContext, OpenContext } from '../context.ts'

type Procedure = ContractProcedure<AnySchema, AnySchema, ErrorMap, Meta>

/** An operation that may refuse with UNAUTHENTICATED is a member's: its handler always has a viewer. */
type ContextOf<Errors> = 'UNAUTHENTICATED' extends keyof Errors ? MemberContext : OpenContext

export type Handlers<Room> = {
  [Act in keyof Room]: Room[Act] extends ContractProcedure<infer Input, infer Output, infer Errors, Meta>
    ? (input: InferSchemaOutput<Input>, context: ContextOf<Errors>) => Promise<InferSchemaInput<Output>>
    : never
}

/** One operation of the contract with the code that answers it. */
export type Served = {
  procedure: Procedure
  answer: (input: unknown, context: OpenContext) => Promise<unknown>
}

/** Pairs a room's contract with its handlers: a forgotten or mistyped one does not compile. */
export function serve<Room extends Record<string, Procedure>>(room: Room, handlers: Handlers<Room>): Served[] {
  return Object.entries(room).map(([act, procedure]) => ({
    procedure,
    answer: handlers[act as keyof Room] as unknown as Served['answer'],
  }))
}
