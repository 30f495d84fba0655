/** How the contract says an operation is called. */
export type Route = { method: string; path: string }

/**
 * The HTTP request of a call. What the path names leaves the input; the rest is the query of a GET, a form where there is a file, and
 * otherwise JSON. Inputs of the contract are flat, so nothing has to be said about nesting.
 */
export function requestOf({ method, path }: Route, input: object): { address: string; init: RequestInit } {
  const fields: Record<string, unknown> = { ...input }
  const named = new Set<string>()
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    named.add(name)
    return encodeURIComponent(String(fields[name]))
  })
  const rest = Object.entries(fields).filter(([name, value]) => value !== undefined && !named.has(name))
  if (rest.length === 0) return { address, init: { method } }

  if (method === 'GET') {
    const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))
    return { address: `${address}?${query}`, init: { method } }
  }
  if (rest.some(([, value]) => value instanceof Blob)) {
    const body = new FormData()
    for (const [name, value] of rest) body.set(name, value instanceof Blob ? value : String(value))
    return { address, init: { method, body } }
  }
  const headers = { 'content-type': 'application/json' }
  return { address, init: { method, headers, body: JSON.stringify(Object.fromEntries(rest)) } }
}
