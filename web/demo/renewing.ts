/**
 * Asks once more, with a newer token, where rows were refused with 401: a clock that runs behind takes a session for good that has expired
 * on the server. `renew` gives the newer token, or nothing where there is none.
 */
export const renewing =
  (ask: typeof fetch, renew: () => Promise<string | undefined>): typeof fetch =>
  async (input, init) => {
    const answer = await ask(input, init)
    if (answer.status !== 401 || !String(input).includes('/rest/v1/')) return answer
    const token = await renew()
    if (!token) return answer
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${token}`)
    return ask(input, { ...init, headers })
  }
