import { appendFile, mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import process from 'node:process'
import { cacheDir } from '../server/start/paths.js'
import { ensureNode } from '../server/start/runtime.js'
import { runScript, UserFacingError } from '../server/start/user-facing-error.js'
import { changesSinceMain, journeysFor } from './changed.js'
import { check } from './check.js'
import { endWhenInterrupted, wasInterrupted } from './interruption.js'
import { firstLines } from './report/events.js'
import { lastScreen } from './report/last-screen.js'
import { picturesAt, removePictures } from './report/pictures.js'
import { playwright, prepare, vitest } from './runners.js'

/** @typedef {import('./runners.js').Tally} Tally */
/** @typedef {import('./report/last-screen.js').StageResult} StageResult */

/** @type {Record<string, (rest: string[]) => Promise<Tally>>} in the order in which they fail fastest, each with the minutes after which it hangs */
const stages = {
  check,
  node: async (rest) => {
    await prepare('site')
    return vitest(['node'], 25, rest)
  },
  postgres: async (rest) => {
    await prepare('site')
    // A test that waits for its database leaves its processor to another.
    return vitest(['postgres', 'postgres-apart'], 40, [`--maxWorkers=${availableParallelism() + 1}`, ...rest])
  },
  browser: async (rest) => {
    await prepare('browser')
    return vitest(['browser'], 15, rest)
  },
  e2e: async (rest) => {
    await removePictures()
    await prepare('browser')
    await prepare('site')
    return playwright(60, rest)
  },
}

/**
 * `npm test`; `npm test -- --only=postgres server/feed` runs one stage, and in it the tests of one folder; `npm test -- --changed` what a
 * change since main touches. Each stage is tried whatever came of the others. TEST_RESULTS names a file for their results, where several
 * runs are told together.
 */
await runScript(async () => {
  const { only, as, changed, rest } = readArguments(process.argv.slice(2))
  endWhenInterrupted()
  await prepare('packages')
  await ensureNode()
  await mkdir(cacheDir, { recursive: true })
  /** @type {StageResult[]} */
  const results = []
  for (const [name, stage] of Object.entries(stages)) {
    if (wasInterrupted() || (only !== undefined && only !== name)) continue
    const chosen = changed ? restOf(name, changed) : rest
    if (!chosen) continue
    const begun = performance.now()
    const tally = await stage(chosen).catch(asFailed)
    const result = { stage: as ?? name, minutes: (performance.now() - begun) / 60_000, ...tally }
    results.push(result)
    if (process.env.TEST_RESULTS) await appendFile(process.env.TEST_RESULTS, `${JSON.stringify(result)}\n`)
  }
  // Last, because the end of a long log is what people read first.
  console.log(lastScreen(results, picturesAt(results)))
  return results.every(({ failures }) => failures.length === 0) && !wasInterrupted() ? 0 : 1
})

/**
 * Which tests of a stage a change asks for, or nothing where it asks for none: by imports, and of the journeys by their names. What SQL
 * a test meets is told by no import.
 * @param {string} stage
 * @param {ReturnType<typeof changesSinceMain>} changed
 */
function restOf(stage, { base, files }) {
  if (stage === 'check') return []
  if (stage !== 'e2e') return stage === 'postgres' && files.some((file) => file.endsWith('.sql')) ? [] : [`--changed=${base}`]
  const journeys = journeysFor(files)
  return journeys.length > 0 ? journeys : undefined
}

/**
 * A stage that could not run is said and counted; the next ones run all the same.
 * @param {unknown} error
 * @returns {Tally}
 */
function asFailed(error) {
  console.error(error instanceof UserFacingError ? `\n${error.message}\n` : error)
  return {
    passed: 0,
    failures: [{ where: '', title: 'the stage', words: firstLines(error instanceof Error ? error.message : String(error)) }],
    late: [],
  }
}

/** @param {string[]} args */
function readArguments(args) {
  /** @param {string} name */
  const given = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
  const only = given('only')
  if (only !== undefined && !Object.hasOwn(stages, only))
    throw new UserFacingError(`--only takes one of ${Object.keys(stages).join(', ')}.`)
  // What a stage is called on the last screen, where it runs a second time.
  const changed = args.includes('--changed') ? changesSinceMain() : undefined
  return { only, as: given('as'), changed, rest: args.filter((arg) => !/^--(only=|as=|changed$)/.test(arg)) }
}
