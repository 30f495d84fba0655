import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../server/start/paths.js'

const ENDING = '.spec.ts'

/** What stands otherwise than on main, committed or not, and where the two parted. */
export function changesSinceMain() {
  /** @param {string[]} args */
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const base = git('merge-base', 'HEAD', 'main')
  const files = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')].join('\n')
  return { base, files: files.split('\n').filter(Boolean) }
}

/** The journeys that the changed files ask for, as files. @param {string[]} files */
export const journeysFor = (files) =>
  journeysNamed(
    files,
    readdirSync(join(root, 'tests/e2e')).filter((name) => name.endsWith(ENDING)),
  )

/**
 * Of the journeys those that changed, and those named after a folder or a file that did: `saved.spec.ts` after `web/feed/saved`,
 * `feed-access.spec.ts` after `server/feed`.
 * @param {string[]} files
 * @param {string[]} journeys
 */
export function journeysNamed(files, journeys) {
  const own = new Set(files.filter((file) => file.startsWith('tests/e2e/')).map((file) => basename(file)))
  const parts = new Set(
    files
      .filter((file) => /^(contract|server|web)\//.test(file))
      .flatMap((file) => file.split('/').slice(1))
      .map((part) => part.replace(/\..*$/, '')),
  )
  return journeys.filter((journey) => {
    const name = journey.slice(0, -ENDING.length)
    return own.has(journey) || parts.has(name) || parts.has(name.split('-')[0] ?? '')
  })
}
