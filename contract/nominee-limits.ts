/** The longest name, relation and contact of a nominee, in characters. */
export const NOMINEE_MAX = { name: 120, relation: 60, contact: 300 } as const
