import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../server/start/paths.js'

const own = join(root, 'test-results')

/**
 * Where journeys of this run that failed left traces and pictures, if any did; what lies there from an earlier run is none of this one.
 * @param {readonly Pick<import('./last-screen.js').StageResult, 'stage'>[]} results
 * @param {string} [folder]
 */
export function picturesAt(results, folder = own) {
  if (!results.some(({ stage }) => stage === 'e2e')) return undefined
  return existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith('.')) ? folder : undefined
}

/** Before journeys begin; the runner itself does so later, when what it needs is there. */
export const removePictures = () => rm(own, { recursive: true, force: true })
