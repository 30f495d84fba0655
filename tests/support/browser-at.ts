import type { World } from './world.ts'

/** Somebody who calls from an address of their own, with a browser that keeps its cookie. */
export function browserAt(world: World, address: string) {
  let cookie = ''
  return async (path: string, body: object) => {
    const answer = await world.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
      body: JSON.stringify(body),
    })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as { code?: string; message: string } }
  }
}
