import { createHash } from 'node:crypto'

/** Stands for an address or an email where the thing itself should not be kept: counters, the audit record, known places. */
export const shadowOf = (...parts: string[]) =>
  createHash('sha256')
    .update(JSON.stringify(parts.map((part) => part.normalize('NFKC').toLowerCase())))
    .digest()

/** The shadow as text. */
export const shadowText = (...parts: string[]) => shadowOf(...parts).toString('base64url')
