import { constants, setPriority } from 'node:os'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { hostileDocuments } from './hostile-documents.ts'
import { hostilePictures } from './hostile-pictures.ts'

/** Who brings documents (one without a token is a stranger) and who brings pictures, each one after another until the time is over. */
export type AttackOrder = { port: number; documents?: (string | undefined)[]; pictures?: string[] }
/** How often each status was answered to each kind. */
export type Answered = Record<string, number>

// What it costs to attack is spent on the attackers' machines, so it comes last on this one.
setPriority(constants.priority.PRIORITY_LOW)
const pictures = await hostilePictures()

let over = false
const answered: Answered = {}

async function send(url: string, token: string | null | undefined, init: { headers?: Record<string, string>; body: BodyInit }) {
  const headers = { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(url, { method: 'POST', headers, body: init.body })
  await answer.arrayBuffer()
  const kind = `${url.slice(url.lastIndexOf('/') + 1)} ${answer.status}`
  answered[kind] = (answered[kind] ?? 0) + 1
}

/** One request after another, each of other documents. */
async function keepBringing(port: number, token: string | null | undefined) {
  for (let turn = 0; !over; turn++) {
    const body = hostileDocuments(turn, token ? 1_000_000 : 250_000)
    await send(`http://127.0.0.1:${port}/api/ingest-stub`, token, { headers: { 'content-type': 'application/json' }, body })
  }
}

/** All of them upload at once, and again when all are answered. */
async function keepUploading(port: number, tokens: readonly string[]) {
  for (let turn = 0; !over; turn++) {
    await Promise.all(
      tokens.map((token, at) => {
        const { name, bytes } = pictures[(at + turn) % pictures.length]!
        const body = new FormData()
        body.append('file', new File([bytes], name))
        return send(`http://127.0.0.1:${port}/api/files/images`, token, { body })
      }),
    )
  }
}

process.on('message', async (order: AttackOrder | 'end') => {
  if (order === 'end') {
    over = true
    return
  }
  over = false
  const { port, documents = [], pictures: uploaders = [] } = order
  const attacks = documents.map((token) => keepBringing(port, token))
  if (uploaders.length > 0) attacks.push(keepUploading(port, uploaders))
  await sleep(500)
  process.send!('attacking')
  await Promise.all(attacks)
  process.send!(answered)
})
process.send!('ready')
