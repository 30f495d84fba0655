import type { ContractRouterClient } from '@orpc/contract'
import type { RouterUtils } from '@orpc/tanstack-query'
import type { Contract } from '#contract/index.ts'
import { call } from '../api/api.ts'
import type { Path } from '../api/operations.ts'

type Utils = RouterUtils<ContractRouterClient<Contract>>
type Kept = 'key' | 'queryKey' | 'queryOptions' | 'infiniteOptions'

/** The part of oRPC's query helpers that is used here, with their types and their keys. */
export type Options = {
  [Room in keyof Contract]: {
    [Act in keyof Contract[Room]]: Pick<Utils[Room][Act & keyof Utils[Room]], Kept & keyof Utils[Room][Act & keyof Utils[Room]]>
  }
}

type Asked = { signal: AbortSignal }
type One = { input?: object }
type Pages = { input: (page: unknown) => object; initialPageParam: unknown }

const keyOf = (path: Path, state: { type?: string; input?: unknown } = {}) => [
  path,
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined)),
]

/** Keys and options for one operation. */
export const optionsOf = (path: Path) => ({
  key: (state?: { type?: string; input?: unknown }) => keyOf(path, state),
  queryKey: ({ input }: One = {}) => keyOf(path, { type: 'query', input }),
  queryOptions: ({ input, ...rest }: One = {}) => ({
    queryFn: ({ signal }: Asked) => call(path, input, signal),
    queryKey: keyOf(path, { type: 'query', input }),
    ...rest,
  }),
  infiniteOptions: ({ input, ...rest }: Pages) => ({
    queryFn: ({ pageParam, signal }: Asked & { pageParam: unknown }) => call(path, input(pageParam), signal),
    queryKey: keyOf(path, { type: 'infinite', input: input(rest.initialPageParam) }),
    ...rest,
  }),
})
