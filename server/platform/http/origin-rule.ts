import type { Config } from '../config.ts'

/** Whether pages of an origin may open a line to the server at a host: our own, the one they came from, and those that an operator names. */
export const originRule =
  ({ webOrigins }: Config, publicUrl: () => string) =>
  (origin: string, host: string): boolean =>
    origin === publicUrl() || URL.parse(origin)?.host === host || webOrigins.includes(origin)
