import { parentPort } from 'node:worker_threads'
import { fileTypeFromBuffer } from 'file-type'
import { sizeInHead } from '../files/picture-head.ts'
import type { Told } from './type.ts'

/** Text is what holds no other sign than those of text; at the end of the head a sign may be cut. */
function isText(head: Uint8Array) {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true }).includes('\0')
  } catch {
    return false
  }
}

async function told(head: Uint8Array): Promise<Told> {
  const known = await fileTypeFromBuffer(head).catch(() => undefined)
  return { type: known?.mime ?? (isText(head) ? 'text/plain' : null), size: sizeInHead(head) }
}

parentPort?.on('message', async (head: Uint8Array) => parentPort?.postMessage(await told(head)))
