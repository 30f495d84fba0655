import { CITED_AT_ONCE } from '#contract/limits.ts'
import { api } from '../../lib/api/api.ts'

/** Posts that are drawn together ask together. */
const TOGETHER_MS = 50

type Asked = { dois: readonly string[]; answer: (retracted: string[]) => void; fail: (error: unknown) => void }
let waiting: Asked[] = []

/** Those of these DOIs whose works are known to be retracted. */
export function askRetracted(dois: readonly string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>()
  if (waiting.length === 0) setTimeout(() => void askAll(), TOGETHER_MS)
  waiting.push({ dois, answer: resolve, fail: reject })
  return promise
}

async function askAll() {
  const asked = waiting
  waiting = []
  const dois = [...new Set(asked.flatMap((one) => one.dois))]
  try {
    const retracted = new Set<string>()
    for (let at = 0; at < dois.length; at += CITED_AT_ONCE) {
      const { items } = await api.retractions.find({ dois: dois.slice(at, at + CITED_AT_ONCE).join(' ') })
      for (const { doi } of items) retracted.add(doi)
    }
    for (const one of asked) one.answer(one.dois.filter((doi) => retracted.has(doi)))
  } catch (error) {
    for (const one of asked) one.fail(error)
  }
}
