import { renameSync, statSync } from 'node:fs'
import { destination, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

const FILE_MAX_BYTES = 20_000_000

/** The server's log: one JSON line an event, to a file or to standard output. Passwords, tokens and message text never go in. */
export function openLog(level: Config['logLevel'], file?: string): Log {
  if (file) makeRoom(file)
  const options = {
    level,
    base: null,
    redact: { paths: ['*.password', '*.token', 'headers.authorization', 'headers.cookie', 'req.headers'], remove: true },
  }
  return pino(options, destination({ dest: file ?? 1, mkdir: true, mode: 0o600 }))
}

/** A file that has grown large is put aside at a start; the one that was aside goes. */
function makeRoom(file: string) {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > FILE_MAX_BYTES) renameSync(file, `${file}.1`)
}
