import type { Services } from '../../platform/http/context.ts'

const TIME_MAX_MS = 4000
/** A work with a thousand authors has some hundred kilobytes; parsing this much takes some milliseconds. */
const ANSWER_MAX_BYTES = 1024 * 1024

/** What a register answers: its JSON, nothing where it does not know, or `silent` where no answer came that can be read. */
export type Said = { json: unknown } | 'unknown' | 'silent'

/** Asks a register of the operator's choice. It is waited for briefly, and read up to a length. */
export async function askJson(log: Services['log'], address: string): Promise<Said> {
  try {
    const signal = AbortSignal.timeout(TIME_MAX_MS)
    const answer = await fetch(address, { signal, redirect: 'error', headers: { accept: 'application/json' } })
    if (answer.status === 404 || answer.status === 400) {
      await answer.body?.cancel()
      return 'unknown'
    }
    if (!answer.ok) throw new Error(`It answered ${answer.status}.`)
    return { json: JSON.parse(await textOf(answer)) }
  } catch (error) {
    log.info({ reason: (error as Error).message, register: new URL(address).host }, 'no answer from a register of papers')
    return 'silent'
  }
}

async function textOf({ body }: Response) {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body ?? []) {
    length += piece.length
    if (length > ANSWER_MAX_BYTES) throw new Error('Too much for an answer.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}
