import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { modules, root } from './paths.js'

/** @typedef {{ env?: NodeJS.ProcessEnv, until?: AbortSignal, quiet?: boolean, onOutput?: (text: string) => void, onError?: (text: string) => void }} CommandOptions */

/**
 * Runs a command in the checkout, its output on ours (of a quiet one only its errors), and gives its exit code. Signals to us are passed on to it.
 * What it writes, and what it writes as errors, is handed to `onOutput` and `onError` as well.
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<number>}
 */
export function runCommand(command, args, { env = {}, until, quiet = false, onOutput, onError } = {}) {
  const path = [join(modules, '.bin'), process.env.PATH].join(delimiter)
  // Windows starts programs by name only, npm is a script there.
  const shell = process.platform === 'win32' && !command.endsWith('.exe')
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', quiet ? 'ignore' : onOutput ? 'pipe' : 'inherit', onError ? 'pipe' : 'inherit'],
    shell,
    env: { ...process.env, PATH: path, ...env },
  })
  child.stdout?.on('data', (chunk) => {
    process.stdout.write(chunk)
    onOutput?.(chunk.toString())
  })
  child.stderr?.on('data', (chunk) => {
    process.stderr.write(chunk)
    onError?.(chunk.toString())
  })
  const stop = passOn(child)
  until?.addEventListener('abort', () => child.kill())
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  }).finally(stop)
}

/**
 * @param {string[]} args
 * @returns {Promise<number>} exit code of the npm that started us, of whose output only errors are shown
 */
export function runNpm(args) {
  const npm = process.env.npm_execpath
  // The Node that npm itself runs on stays, while the one below node_modules may be replaced.
  if (npm?.endsWith('.js')) return runCommand(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], { quiet: true })
  return runCommand('npm', args, { quiet: true })
}

/** @param {import('node:child_process').ChildProcess} child */
function passOn(child) {
  const handlers = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']).map((signal) => {
    // Ctrl-C in a terminal reaches every process of the group by itself.
    const handler = () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    process.on(signal, handler)
    return () => process.off(signal, handler)
  })
  // Whoever ends npm means what npm started, but npm cannot pass on a SIGKILL, nor its shell a SIGTERM.
  const parent = process.ppid
  const watch = setInterval(() => process.env.npm_lifecycle_event && process.ppid !== parent && child.kill('SIGTERM'), 250)
  return () => {
    clearInterval(watch)
    for (const remove of handlers) remove()
  }
}
