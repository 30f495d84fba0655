import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { inAnthropic, inOpenAI, type Wire } from './model-wire.ts'
import { type Passage, writings } from './model-writings.ts'

/** What the model does with a question: how it writes, or how it fails. */
export type ModelMode = keyof typeof writings | 'bad JSON' | 'truncated' | 'slow' | 'endless' | '401' | '429' | '500' | 'cut off'

type Asked = { headers: IncomingMessage['headers']; path: string; body: string }

export type ModelServer = {
  /** As DOXY_MODEL_URL names it. */
  url: string
  key: string
  mode: ModelMode
  /** What an answer waits for: a stream after its first half, one in one piece before it begins. */
  halfway: Promise<void> | undefined
  /** Every request that came in. */
  asked: Asked[]
  /** Requests whose caller left before the end. */
  leftBehind: number
  close(): Promise<void>
}

/** A model on this machine that speaks the wire protocols of OpenAI-compatible servers and of Anthropic, and behaves as it is told. */
export async function openModelServer(): Promise<ModelServer> {
  const http = createServer()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const model: ModelServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`,
    key: 'sk-only-the-server-knows-this',
    mode: 'grounded',
    halfway: undefined,
    asked: [],
    leftBehind: 0,
    close: async () => {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
  http.on('request', async (request, response) => {
    const body = await bodyOf(request)
    model.asked.push({ headers: request.headers, path: request.url ?? '', body })
    response.once('close', () => {
      if (!response.writableFinished) model.leftBehind++
    })
    await answer(model, request, response, JSON.parse(body)).catch(() => response.destroy())
  })
  return model
}

async function bodyOf(request: IncomingMessage) {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

type Question = { stream?: boolean; messages: { role: string; content: unknown }[] }

async function answer(model: ModelServer, request: IncomingMessage, response: ServerResponse, question: Question) {
  const { mode } = model
  const wire = request.url === '/v1/messages' ? inAnthropic : request.url === '/v1/chat/completions' ? inOpenAI : undefined
  const key = request.headers['x-api-key'] ?? request.headers.authorization?.replace('Bearer ', '')
  if (!wire) return refuse(response, 404, 'There is nothing here.')
  if (key !== model.key || mode === '401') return refuse(response, 401, `Incorrect API key provided: ${key}.`)
  if (mode === '429') return refuse(response, 429, 'Rate limit reached.')
  if (mode === '500') return refuse(response, 500, 'The server had an error.')

  const text = written(mode, passagesIn(question))
  const isCut = mode === 'truncated' || mode === 'cut off'
  const said = isCut ? text.slice(0, Math.ceil(text.length * 0.7)) : text
  const end = mode === 'truncated' ? 'length' : 'stop'
  if (!question.stream) await model.halfway
  if (!question.stream) return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(wire.whole(said, end)))

  response.writeHead(200, { 'content-type': 'text/event-stream' })
  await stream(model, response, wire, said)
  if (mode === 'cut off') return response.destroy()
  response.end(wire.closing(end).join(''))
}

async function stream({ mode, halfway }: ModelServer, response: ServerResponse, wire: Wire, text: string) {
  for (const frame of wire.opening()) response.write(frame)
  const pieces = text.match(/[\s\S]{1,24}/g) ?? []
  for (const [at, piece] of pieces.entries()) {
    if (at === pieces.length >> 1) await halfway
    response.write(wire.piece(piece))
  }
  while (mode === 'endless' && !response.destroyed) {
    response.write(wire.piece(' '.repeat(4096)))
    await wait(1)
  }
  // Longer than anybody is told to wait, yet not for ever.
  while (mode === 'slow' && !response.destroyed) await wait(50)
}

const refuse = (response: ServerResponse, status: number, message: string) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message, type: 'error', code: null } }))

function written(mode: ModelMode, passages: Passage[]): string {
  if (mode === 'bad JSON') return `Certainly! Here is your answer: ${passages[0]?.text}`
  const writing = mode in writings ? writings[mode as keyof typeof writings] : writings.grounded
  return JSON.stringify(writing(passages))
}

/** The passages in a prompt: the lines of it that are JSON and have an id. */
function passagesIn({ messages }: Question): Passage[] {
  const last = messages.findLast(({ role }) => role === 'user')?.content
  const text = typeof last === 'string' ? last : (last as { text: string }[]).map((part) => part.text).join('')
  return text.split('\n').flatMap((line) => (line.startsWith('{"id"') ? [JSON.parse(line) as Passage] : []))
}
