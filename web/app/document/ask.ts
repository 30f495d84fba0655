// Stands inline at the head of documents whose page begins with an answer of the server: asks for it while the program is on its way.
// web/lib/api/asked.ts hands it on.

import { showFirstWords } from './first-words.ts'

/** A line may die while an answer comes. */
const WHOLE_MS = 120_000

const { asks = '', backend = '' } = (document.currentScript as HTMLScriptElement).dataset

try {
  const token = localStorage.getItem('token')
  // An address that asks for something begins with another answer.
  if (token && !location.search) {
    const signal = AbortSignal.timeout(WHOLE_MS)
    const init = { headers: { authorization: `Bearer ${token}` }, credentials: 'same-origin', signal } as const
    window.asked = new Map(asks.split(' ').map((path) => [path, fetch(backend + path, init)]))
    // Whoever takes an answer hears of its failure.
    for (const answer of window.asked.values()) answer.catch(() => undefined)
    window.askedBy = token
    void showFirstWords(window.asked).catch(() => undefined)
  }
} catch {
  // Without storage nobody is signed in.
}
