import contract from 'virtual:contract'
import { type ClientLink, createORPCClient, DynamicLink, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type { ErrorBody } from '#contract/errors.ts'
import type { Contract } from '#contract/index.ts'
import { forgetSession, session } from './session.ts'

/** Where the server is: this origin, or the host that the build was told. */
export const backend = () => import.meta.env.VITE_BACKEND_URL || window.location.origin

const server = new OpenAPILink(contract as unknown as Contract, {
  url: backend,
  headers: (): Record<string, string> => {
    const { token } = session()
    return token ? { authorization: `Bearer ${token}` } : {}
  },
  customErrorResponseBodyDecoder: (body) => {
    const { code, status, message, requestId, issues } = body as ErrorBody
    return code ? new ORPCError(code, { defined: true, status, message, data: { requestId, issues: issues ?? [] } }) : null
  },
  interceptors: [
    async ({ next }) => {
      const sentWith = session().token
      try {
        return await next()
      } catch (error) {
        // A session that ended elsewhere ends here too, unless somebody else has signed in meanwhile.
        if (error instanceof ORPCError && error.code === 'UNAUTHENTICATED' && session().token === sentWith) forgetSession()
        throw error
      }
    },
  ],
})

const guest: ClientLink<Record<never, never>> = {
  call: async (path, input) => (await import('../guest/world.ts')).answer(path, input),
}

type Described = { '~orpc': { meta: { access: string } } }

/** True where an operation needs nobody signed in. */
function isOpen([room = '', act = '']: readonly string[]) {
  const rooms = contract as unknown as Record<string, Record<string, Described>>
  return rooms[room]?.[act]?.['~orpc'].meta.access === 'anyone'
}

/** The one place that chooses between the two worlds: members speak to the server, guests to the sample world in their own tab. */
export const api: ContractRouterClient<Contract> = createORPCClient(
  new DynamicLink((_options, path) => (session().signedIn || isOpen(path) ? server : guest)),
)
