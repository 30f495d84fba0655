import { type RawBuilder, sql } from 'kysely'
import { councils } from '#contract/councils.ts'

const STATES = new Set([
  ...councils.map(({ place }) => place.toLowerCase()),
  ...['jammu & kashmir', 'ladakh', 'arunachal pradesh', 'orissa', 'uttaranchal', 'chandigarh'],
])
/** Towns that are known by the name of their state. */
const TOWNS = new Set(['delhi', 'puducherry', 'chandigarh'])
/** What is no one town either. */
const WIDE = ['india', 'bharat', 'भारत', 'online', 'remote', 'abroad', 'na', 'n/a']
/** The capital of two states, or of one that was divided. */
const OF_TWO_STATES = ['chandigarh', 'hyderabad']

const literals = (words: Iterable<string>) => sql.join([...words].map((word) => sql.lit(word)))
const lands = literals([...STATES.difference(TOWNS), ...WIDE])
const states = literals(STATES)
const ofTwo = literals(OF_TWO_STATES)

/** A condition: a town is named, and no country or state. Two who live in Maharashtra need not have met. */
export const isTown = (name: RawBuilder<string>) => sql<boolean>`lower(${name}) not in (${lands})`

/** A condition: a town is said to lie in two states that are known. Aurangabad is one in Bihar and another in Maharashtra. */
export const liesApart = (town: RawBuilder<string>, one: RawBuilder<string>, other: RawBuilder<string>) =>
  sql<boolean>`(lower(${one}) <> lower(${other}) and lower(${one}) in (${states}) and lower(${other}) in (${states}) and lower(${town}) not in (${ofTwo}))`
