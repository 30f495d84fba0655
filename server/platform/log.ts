import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** The server's log: one JSON line an event, to standard output. Passwords, tokens and message text never go in. */
export function openLog(level: Config['logLevel']): Log {
  return pino({
    level,
    base: null,
    redact: { paths: ['*.password', '*.token', 'headers.authorization', 'headers.cookie', 'req.headers'], remove: true },
  })
}
