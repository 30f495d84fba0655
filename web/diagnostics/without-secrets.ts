/** Fields whose value opens an account. */
const SECRET = /token|password|secret/i

/** An answer as it may be shown and copied: whoever reads it over a shoulder signs in as nobody. */
export function withoutSecrets(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutSecrets)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      SECRET.test(name) && typeof value === 'string' ? '(hidden)' : withoutSecrets(value),
    ]),
  )
}
