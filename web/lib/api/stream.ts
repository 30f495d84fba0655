import type { Path } from './operations.ts'
import { failureOf, read, send } from './server.ts'

type Event = { name: string; data: string }

/** Calls an operation that streams: `onProgress` hears how its answer comes along, and the answer comes back as from any other call. */
export async function callStream<Progress>(path: Path, input: object, signal: AbortSignal, onProgress: (event: Progress) => void) {
  const { answer, token } = await send(path, input, signal, 'text/event-stream, application/json;q=0.9')
  if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream')) return read(answer, token)

  for await (const { name, data } of eventsIn(answer.body)) {
    const message = JSON.parse(data)
    if (name === 'done') return message as unknown
    if (name === 'refused') throw failureOf(message.status, message, token)
    onProgress(message)
  }
  throw new Error('The stream ended before the answer.')
}

/** Server-sent events as our server writes them: a name and one line of data. */
async function* eventsIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Event> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const frames = (text + part.value).split('\n\n')
    text = frames.pop() ?? ''
    for (const frame of frames) {
      const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(frame) ?? []
      yield { name, data }
    }
  }
}
