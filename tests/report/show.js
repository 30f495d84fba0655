import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { lastScreen } from './last-screen.js'
import { picturesAt } from './pictures.js'

/** `node tests/report/show.js RESULTS CODE`: the last screen of the runs whose stages stand in RESULTS, a line each; CODE is how they ended together. */
const [file = '', code = '0'] = process.argv.slice(2)
const results = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  : []

if (code !== '0' && results.every(({ failures }) => failures.length === 0)) {
  const words = `It ended with code ${code} before a stage could say why; its last words stand above.`
  results.push({ stage: 'run', minutes: 0, passed: 0, failures: [{ where: '', title: 'the run', words }], late: [] })
}
console.log(lastScreen(results, picturesAt(results)))
