import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { runCommand } from '../../server/start/command.js'
import { UserFacingError } from '../../server/start/user-facing-error.js'

// The same engine without a window of its own takes about two thirds of the time.
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const QUIET = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** The browser for the journeys: CHROMIUM_PATH, else the machine's, else the one Playwright downloaded. */
function findBrowser() {
  return process.env.CHROMIUM_PATH ?? [...onPath(NAMES), ...ELSEWHERE, chromium.executablePath()].find((path) => existsSync(path))
}

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** How Playwright launches it. Root has no sandbox. */
export function browserLaunch() {
  const asRoot = process.getuid?.() === 0
  return { executablePath: findBrowser(), args: asRoot ? ['--no-sandbox', '--disable-gpu', ...QUIET] : QUIET }
}

/** Finds a browser, or gets one. */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await ensureDebianPackage()
  if (!findBrowser()) await runCommand('playwright', ['install', 'chromium'])
  if (!findBrowser()) throw new UserFacingError('The browser journeys need Chromium or Chrome: install one, or set CHROMIUM_PATH to it.')
}

/** The shell of Debian 13 and of Debian 12 with its security updates; elsewhere the whole browser, unless there is one. */
async function ensureDebianPackage() {
  if (onPath([SHELL]).some((path) => existsSync(path))) return
  console.log('Installing Chromium …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  /** @param {string[]} args */
  const aptGet = (...args) => runCommand('apt-get', [...args, '-qq'], { env })
  await aptGet('update')
  if ((await aptGet('install', '-y', '--no-install-recommends', SHELL)) === 0 || findBrowser()) return
  await aptGet('install', '-y', '--no-install-recommends', 'chromium')
}
