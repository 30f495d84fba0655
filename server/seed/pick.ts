import { type Handle, people } from '#sample/people.ts'

// The others are 29, a prime, so that every step visits each of them once.
const STEP = 7
const TURN = 5

/** Some people, never `but`: another choice for every `turn`, and the same ones in every database. */
export function pickPeople(count: number, turn: number, but: Handle) {
  const others = people.filter(({ handle }) => handle !== but)
  return others.map((_, at) => others[(at * STEP + turn * TURN) % others.length]!).slice(0, count)
}
