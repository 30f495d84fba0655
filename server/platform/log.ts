import { renameSync, statSync } from 'node:fs'
import { destination, type Logger, pino, type SerializedError, stdSerializers } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

const FILE_MAX_BYTES = 20_000_000

/** The server's log: one JSON line an event, to a file or to standard output. Passwords, tokens and message text never go in. */
export function openLog(level: Config['logLevel'], file?: string): Log {
  if (file) makeRoom(file)
  const options = {
    level,
    base: null,
    serializers: { err: withoutRows },
    redact: { paths: ['*.password', '*.token', 'headers.authorization', 'headers.cookie', 'req.headers'], remove: true },
  }
  return pino(options, destination({ dest: file ?? 1, mkdir: true, mode: 0o600 }))
}

/** What an error carries beside its words: PostgreSQL quotes rows, an address that cannot be parsed stands there whole. */
const QUOTES = ['detail', 'where', 'internalQuery', 'input', 'errors']
/** A value that is none of its type, which PostgreSQL quotes in the words themselves. */
const QUOTED = /(invalid input (?:syntax|value) for [\w ]{1,60}): "[^\n]*/g

/** An error as the log shows it: without rows and values of members. */
const withoutRows = (error: Error) => cleaned(stdSerializers.err(error))

function cleaned(shown: unknown): unknown {
  if (!isShown(shown)) return shown
  for (const name of QUOTES) delete shown[name]
  for (const name of ['message', 'stack'] as const) shown[name] = String(shown[name]).replace(QUOTED, '$1')
  for (const other of Object.values(shown).flat()) cleaned(other)
  return shown
}

/** Whether this is an error as it is written down, not the error itself. */
const isShown = (value: unknown): value is SerializedError => typeof value === 'object' && value !== null && 'raw' in value

/** A file that has grown large is put aside at a start; the one that was aside goes. */
function makeRoom(file: string) {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > FILE_MAX_BYTES) renameSync(file, `${file}.1`)
}
