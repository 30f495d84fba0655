import { parentPort } from 'node:worker_threads'
import { choose } from './choose.ts'
import type { PageToRead } from './sentences.ts'

export type AnalyseTask = { pages: PageToRead[]; wanted: string[] }

parentPort?.on('message', ({ pages, wanted }: AnalyseTask) => parentPort?.postMessage(choose(pages, wanted)))
