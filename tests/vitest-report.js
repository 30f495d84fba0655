import { writeFile } from 'node:fs/promises'
import { vitestTally } from './tally.js'

/** Writes the tally of a run to TALLY_FILE, with the errors outside of every test that Vitest's own JSON leaves out. */
export default class {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest').SerializedError[]} unhandled
   */
  async onTestRunEnd(modules, unhandled) {
    await writeFile(String(process.env.TALLY_FILE), JSON.stringify(vitestTally(modules, unhandled)))
  }
}
