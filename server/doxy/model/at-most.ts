const BYTES_MAX = 256 * 1024

/** `fetch` that follows no redirect, which could carry the key elsewhere, and reads no answer without an end. */
export const atMost: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' })
  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > BYTES_MAX) controller.error(new Error('The answer of the model is too long.'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(answer.body?.pipeThrough(counted) ?? null, answer)
}
