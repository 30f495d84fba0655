import { setPriority } from 'node:os'
import process from 'node:process'
import { parentPort } from 'node:worker_threads'
import type { NewDocument } from '#contract/doxy.ts'
import { digest } from './digest.ts'

/** Behind whoever signs in, and yet a tenth of a processor that six others want: a library has to be there within a minute of the start. */
const PRIORITY = 5

// On Linux this is said of the calling thread alone, elsewhere it would be of the whole server.
if (process.platform === 'linux') setPriority(PRIORITY)

parentPort?.on('message', (documents: NewDocument[]) => parentPort?.postMessage(documents.map(digest)))
