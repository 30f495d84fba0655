/** A thing of JSON-LD, whose values are not looked at yet. */
export type Node = Record<string, unknown>

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The number that stands there, also in quotation marks. Anything else is none: a thing may say that it cannot be turned into one. */
export const numberIn = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN)
