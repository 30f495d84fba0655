import { Refusal } from '#contract/errors.ts'

/** Refuses a whole file, with words beside where it was chosen. */
export const unreadable = (message: string) => new Refusal('IMPORT_UNREADABLE', { issues: [{ path: 'file', message }] })
