/**
 * @typedef {import('./events.js').Failure} Failure
 * @typedef {{ stage: string, minutes: number, passed: number, failures: Failure[], late: Failure[] }} StageResult
 */

const MAX_LINES = 60
const LINE_MAX = 180
/** The table's own lines, the place of pictures, and the count. */
const FIXED_LINES = 6

/**
 * The end of a run on one screen: a row a stage, what failed with its first lines, what passed late, and the count.
 * @param {StageResult[]} results
 * @param {string} [pictures] the folder of traces and pictures, where there are any
 */
export function lastScreen(results, pictures) {
  const failed = results.flatMap(({ stage, failures }) => failures.map((failure) => ({ stage, ...failure })))
  const late = results.flatMap(({ stage, late }) => late.map((failure) => ({ stage, ...failure })))
  const room = MAX_LINES - FIXED_LINES - results.length
  const named = [...failed.map((failure) => ({ word: 'failed', failure })), ...late.map((failure) => ({ word: 'late', failure }))]
  const shown = named.slice(0, named.length > room ? room - 1 : room)
  const left = named.length - shown.length
  // Every one by name; what room is left goes to why, the failed ones first.
  let spare = room - shown.length - (left > 0 ? 1 : 0)
  const lines = shown.flatMap(({ word, failure: { stage, where, title, words } }) => {
    const [first = '', ...more] = words.split('\n').filter(Boolean)
    const why = more.slice(0, word === 'failed' ? Math.max(0, Math.min(spare, Math.ceil(spare / (failed.length || 1)))) : 0)
    spare -= why.length
    return [`${word}: ${[stage, where, title, first].filter(Boolean).join(' › ')}`, ...why.map((line) => `    ${line}`)]
  })
  return [
    '',
    row('stage', 'minutes', 'passed', 'failed', 'flaky'),
    ...results.map(({ stage, minutes, passed, failures, late }) => row(stage, minutes.toFixed(1), passed, failures.length, late.length)),
    '',
    ...lines.map((line) => line.slice(0, LINE_MAX)),
    ...(left > 0 ? [`and ${left} more`] : []),
    ...(pictures ? [`Traces and pictures: ${pictures}`] : []),
    `${results.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`,
  ].join('\n')
}

/** @param {(string | number)[]} cells */
const row = (...[stage, ...figures]) => String(stage).padEnd(12) + figures.map((figure) => String(figure).padStart(9)).join('')
