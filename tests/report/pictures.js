import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../server/start/paths.js'

const folder = join(root, 'test-results')

/** Where journeys that failed left traces and pictures, if any did. */
export const picturesAt = () => (existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith('.')) ? folder : undefined)
