import { z } from 'zod'
import type { Answered, Asked } from '../service-thread.ts'
import { POSTS, type Row } from './changes.ts'
import type { Reader } from './line.ts'

/** How the hub asks the service: on somebody's behalf, with their own token, so that the service's rules decide. */
export type Asker = { origin: () => string; key: () => string; answer: (asked: Asked) => Promise<Answered> }

const Rows = z.array(z.looseObject({ id: z.uuid() }))
const Claims = z.object({ exp: z.number() })

const ask = ({ origin, key, answer }: Asker, path: string, token: string) =>
  answer({
    ...{ url: origin() + path, method: 'GET', peerAddress: '127.0.0.1' },
    headers: [
      ['apikey', key()],
      ['authorization', `Bearer ${token}`],
    ],
  })

/** Asks the service whose a token is. Where it says that it is somebody's, the token's own words tell until when. */
export const whoIs =
  (asker: Asker) =>
  async (token: string): Promise<Reader | undefined> => {
    const { status } = await ask(asker, '/auth/v1/user', token)
    if (status >= 500) throw new Error('The demo area could not be asked whose a token is.')
    if (status !== 200) return undefined
    const { exp } = Claims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
    return { token, endsAt: exp * 1000 }
  }

/** Reads posts as somebody may read them. */
export const readPosts =
  (asker: Asker) =>
  async (ids: readonly string[], { token }: Reader): Promise<Row[]> => {
    const asked = new URLSearchParams({ select: POSTS.map(({ name }) => name).join(), id: `in.(${ids.join()})` })
    const { status, body } = await ask(asker, `/rest/v1/posts?${asked}`, token)
    if (status !== 200) throw new Error(`The demo area answered ${status} when its posts were read.`)
    return Rows.parse(JSON.parse(Buffer.from(body).toString()))
  }
