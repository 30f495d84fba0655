import process from 'node:process'
import { parentPort } from 'node:worker_threads'
import { giveWay } from '../../platform/give-way.ts'
import { partsOf } from '../safety/injection/injection.ts'
import { digest } from './digest.ts'
import type { DigestTask } from './digester.ts'
import { cut } from './prepare.ts'

/** Behind whoever signs in, and yet a tenth of a processor that six others want: a library has to be there within a minute of the start. */
const PRIORITY = 5

// On Linux this is said of the calling thread alone, elsewhere it would be of the whole server.
if (process.platform === 'linux') giveWay(PRIORITY)

function answerTo(task: DigestTask) {
  if ('digest' in task) return task.digest.map(digest)
  return 'cut' in task ? cut(task.cut) : partsOf(task.parts)
}

parentPort?.on('message', (task: DigestTask) => parentPort?.postMessage(answerTo(task)))
