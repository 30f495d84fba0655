import { parentPort } from 'node:worker_threads'
import { fileTypeFromBuffer } from 'file-type'

/** Text is what holds no other sign than those of text; at the end of the head a sign may be cut. */
function isText(head: Uint8Array) {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true }).includes('\0')
  } catch {
    return false
  }
}

async function typeOf(head: Uint8Array) {
  const known = await fileTypeFromBuffer(head).catch(() => undefined)
  return known?.mime ?? (isText(head) ? 'text/plain' : null)
}

parentPort?.on('message', async (head: Uint8Array) => parentPort?.postMessage(await typeOf(head)))
