import { appendFileSync } from 'node:fs'
import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'

/**
 * What a runner says of its tests as they begin and end, so that what was said before a run was ended counts too.
 * @typedef {{ event: 'begins', id: string, where: string, title: string }} Begins
 * @typedef {{ event: 'ends', id: string, where: string, title: string, state: 'passed' | 'failed' | 'skipped', words?: string }} Ends
 * @typedef {{ event: 'outside', where: string, words: string }} Outside what broke outside of every test
 * @typedef {Begins | Ends | Outside} TestEvent
 */

/**
 * A test by file and line, its name, and the first lines of why.
 * @typedef {{ where: string, title: string, words: string }} Failure
 * @typedef {{ passed: number, failures: Failure[], late: Failure[], unfinished: Failure[] }} Tally `late` passed at a further try only
 */

const WORDS_MAX_LINES = 8

/** Adds a line to the file that TEST_EVENTS names. @param {TestEvent} event */
export function say(event) {
  const file = process.env.TEST_EVENTS
  if (file) appendFileSync(file, `${JSON.stringify(event)}\n`)
}

/** The first lines of what was thrown or printed, in colours or not. @param {string | undefined} message */
export const firstLines = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, WORDS_MAX_LINES)
    .join('\n')

/**
 * @param {string} text the lines of a run
 * @returns {Tally}
 */
export function tallyOf(text) {
  /** @type {Map<string, Failure & { state: string, isLate: boolean }>} */
  const tests = new Map()
  /** @type {Failure[]} */
  const outside = []
  for (const line of text.split('\n').filter(Boolean)) {
    /** @type {TestEvent} */
    const event = JSON.parse(line)
    if (event.event === 'outside') {
      outside.push({ where: event.where, title: 'outside of every test', words: event.words })
      continue
    }
    const { id, where, title } = event
    const before = tests.get(id)
    const state = event.event === 'begins' ? 'running' : event.state
    const words = before?.words || (event.event === 'ends' && event.words) || ''
    // The try that failed says where; a later one that passes has nothing to add.
    tests.set(id, { where: before?.words ? before.where : where, title, words, state, isLate: words !== '' })
  }
  const all = [...tests.values()]
  /** @type {(...states: string[]) => Failure[]} */
  const those = (...states) => all.filter(({ state }) => states.includes(state)).map(({ where, title, words }) => ({ where, title, words }))
  return {
    passed: those('passed').length,
    failures: [...those('failed'), ...outside],
    late: those('passed').filter(({ words }) => words),
    unfinished: those('running'),
  }
}
