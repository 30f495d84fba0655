import type { DataExport } from '#contract/data-exports.ts'

/** Whether a copy is asked for or being made. */
export const isUnderway = ({ state }: Pick<DataExport, 'state'>) => state === 'asked' || state === 'making'
