import { parentPort } from 'node:worker_threads'
import type { PageOfText } from '../versions/text.ts'
import { compare } from './compare.ts'
import { type Quote, seek } from './seek.ts'

export type CompareTask = { older: PageOfText[]; newer: PageOfText[] } | { pages: PageOfText[]; quotes: Quote[] }

const answerTo = (task: CompareTask) => ('quotes' in task ? seek(task.pages, task.quotes) : compare(task.older, task.newer))

parentPort?.on('message', (task: CompareTask) => parentPort?.postMessage(answerTo(task)))
