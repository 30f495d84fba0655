/** How a protocol writes a text: in one answer, and as a stream. */
export type Wire = {
  whole(text: string, end: 'stop' | 'length'): object
  opening(): string[]
  piece(text: string): string
  closing(end: 'stop' | 'length'): string[]
}

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'stand-in', choices: [{ index: 0, delta, finish_reason }] })}\n\n`

/** POST /chat/completions as OpenAI-compatible servers answer it. */
export const inOpenAI: Wire = {
  whole: (content, finish_reason) => ({
    id: 'chat-1',
    object: 'chat.completion',
    created: 1,
    model: 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }),
  opening: () => [chunk({ role: 'assistant', content: '' })],
  piece: (content) => chunk({ content }),
  closing: (end) => [chunk({}, end), 'data: [DONE]\n\n'],
}

const event = (data: { type: string }) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`
const stopped = { stop: 'end_turn', length: 'max_tokens' }
const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'stand-in', stop_sequence: null }

/** POST /messages as Anthropic answers it, with the tool that carries a form where one was asked for by name. */
export const inAnthropic: Wire = {
  whole: (text, end) => ({
    ...message,
    content: [{ type: 'tool_use', id: 'tool_1', name: 'json', input: JSON.parse(text) }],
    stop_reason: stopped[end],
    usage: { input_tokens: 1, output_tokens: 1 },
  }),
  opening: () => [
    event({
      type: 'message_start',
      message: { ...message, content: [], stop_reason: null, usage: { input_tokens: 1, output_tokens: 1 } },
    } as never),
    event({ type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 'tool_1', name: 'json', input: {} } } as never),
  ],
  piece: (text) => event({ type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: text } } as never),
  closing: (end) => [
    event({ type: 'content_block_stop', index: 0 } as never),
    event({
      type: 'message_delta',
      delta: { stop_reason: end === 'stop' ? 'tool_use' : stopped[end], stop_sequence: null },
      usage: { output_tokens: 1 },
    } as never),
    event({ type: 'message_stop' }),
  ],
}
