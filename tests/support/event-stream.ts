import type { World } from './world.ts'

export type StreamEvent = { name: string; data: Record<string, unknown> }

/** Events as they arrive from an operation that streams. */
export async function* eventsOf(answer: Response): AsyncGenerator<StreamEvent> {
  let text = ''
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    const frames = (text + chunk).split('\n\n')
    text = frames.pop()!
    for (const frame of frames) {
      const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(frame) ?? []
      yield { name, data: JSON.parse(data) as StreamEvent['data'] }
    }
  }
}

/** Asks Doxy AI as the chat does: to be told as the answer is made. */
export const askAloud = (world: World, input: object, init: { token?: string; signal?: AbortSignal } = {}) =>
  world.fetch('/api/ask-doxy', {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    ...init,
  })
