import { parentPort } from 'node:worker_threads'
import type { Proof } from './proofreader.ts'
import { proofs } from './proofs.ts'

parentPort?.on('message', ({ name, asked }: Proof) => parentPort?.postMessage(proofs[name](asked as never)))
