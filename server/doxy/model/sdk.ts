import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { Output, streamText } from 'ai'
import type { ModelSettings } from '../../platform/config.ts'
import { atMost } from './at-most.ts'
import { type Prompt, Written, WrittenSentence } from './written.ts'

Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/** Has a model write: every sentence as soon as it is whole, at the end everything, in the form that was asked for. */
export async function* write(settings: ModelSettings, prompt: Prompt, signal: AbortSignal): AsyncGenerator<WrittenSentence, Written> {
  let fault: unknown
  const result = streamText({
    model: languageModel(settings),
    instructions: prompt.rules,
    prompt: prompt.data,
    output: Output.object({ schema: Written }),
    abortSignal: signal,
    maxRetries: 0,
    onError: ({ error }) => {
      fault ??= error
    },
  })
  try {
    let taken = 0
    for await (const { summary = [] } of result.partialOutputStream) {
      // The last one may still be growing.
      for (const one of summary.slice(taken, -1)) {
        yield WrittenSentence.parse(one)
        taken++
      }
    }
    signal.throwIfAborted()
    const written = await result.output
    yield* written.summary.slice(taken)
    return written
  } catch (error) {
    throw fault ?? error
  }
}

function languageModel({ provider, url, key, name }: ModelSettings) {
  const options = { baseURL: url, fetch: atMost, ...(key && { apiKey: key }) }
  if (provider === 'anthropic') return createAnthropic(options)(name)
  return createOpenAICompatible({ ...options, name: 'doxy', supportsStructuredOutputs: true })(name)
}
