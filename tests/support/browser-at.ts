import type { World } from './world.ts'

/** Somebody who calls from an address of their own, with a browser that keeps its cookies. */
export function browserAt(world: World, address: string) {
  const jar = new Map<string, string>()
  return async (path: string, sent: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await world.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
      body: JSON.stringify(sent),
    })
    for (const [pair = ''] of answer.headers.getSetCookie().map((set) => set.split(';'))) {
      const at = pair.indexOf('=')
      jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const body = (await answer.json()) as { code?: string; message: string; token?: string }
    return { status: answer.status, headers: answer.headers, body }
  }
}
