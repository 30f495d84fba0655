import type { Send } from './way.ts'

/** Sends files as this kind, in pieces, so that they go on through outages and reloads. Only pages that say so bring what does it along. */
export const inPieces =
  (kind: string): Send =>
  async (path, fields, file, way) =>
    (await import('./pieces.ts')).uploadInPieces(kind, path, fields, file, way)
