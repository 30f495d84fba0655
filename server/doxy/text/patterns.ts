/** One alternative of an expression, as data: what it finds, a text that it is for, one that looks alike and is left alone, where it is from. */
export type Pattern = { pattern: string; example: string; counterExample?: string; source?: string }

/** One expression of many patterns. */
export const anyOf = (patterns: readonly Pattern[], flags = 'i') => new RegExp(patterns.map(({ pattern }) => pattern).join('|'), flags)
