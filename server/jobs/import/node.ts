/** A thing of JSON-LD, whose values are not looked at yet. */
export type Node = Record<string, unknown>

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
