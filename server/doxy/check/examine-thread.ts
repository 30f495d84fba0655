import { parentPort } from 'node:worker_threads'
import { starter } from '../../platform/worker-starter.ts'
import { examine } from './examine.ts'
import type { Asked } from './examiner.ts'

const library = starter<Asked>()

parentPort?.on('message', async (text: string) => parentPort?.postMessage(await examine(library, text)))
