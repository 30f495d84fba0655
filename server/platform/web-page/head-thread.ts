import { parentPort } from 'node:worker_threads'
import { type PageText, readHead } from './page-head.ts'

parentPort?.on('message', (page: PageText) => parentPort?.postMessage(readHead(page)))
