import { parentPort } from 'node:worker_threads'
import { Refusal } from '#contract/errors.ts'
import { checkFile } from './check.ts'
import { readCsv } from './csv-file.ts'
import { readFeed } from './feed.ts'
import type { ReadAnswer } from './read.ts'
import { textOf } from './text.ts'

parentPort?.on('message', (bytes: Uint8Array) => parentPort?.postMessage(answer(bytes)))

function answer(bytes: Uint8Array): ReadAnswer {
  try {
    const text = textOf(bytes)
    return { file: checkFile(/^\s*[[{]/.test(text) ? readFeed(text) : readCsv(text)) }
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return { words: refusal.issues?.[0]?.message ?? refusal.message }
  }
}
