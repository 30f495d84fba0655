import type { ContractRouterClient } from '@orpc/contract'
import type { Contract } from '#contract/index.ts'
import { summary } from './home.ts'
import { request, suggestions } from './mates.ts'
import { refusal } from './refuse.ts'

type Whole = ContractRouterClient<Contract>

/** Any part of the contract, each operation with the server's input and output. */
type GuestWorld = { [Room in keyof Whole]?: Partial<Whole[Room]> }

// Typed by the contract: an answer of another shape does not compile.
const world = {
  home: {
    summary: async () => summary(),
  },
  mates: {
    suggestions: async ({ limit = 3 }) => ({ items: suggestions(Number(limit)) }),
    request: async ({ memberId }) => request(memberId),
  },
} satisfies GuestWorld

type Answer = (input: unknown) => Promise<unknown>

/** Answers a guest from the sample world, within this tab. What it does not hold is answered as the server answers somebody who is not signed in. */
export async function answer([room = '', act = '']: readonly string[], input: unknown): Promise<unknown> {
  const operation = (world as Record<string, Record<string, Answer>>)[room]?.[act]
  if (!operation) throw refusal('UNAUTHENTICATED')
  return operation(input ?? {})
}
