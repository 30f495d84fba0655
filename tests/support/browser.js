import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { runCommand } from '../../server/start/command.js'
import { Sentence } from '../../server/start/sentence.js'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const QUIET = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** The browser for the journeys: CHROMIUM_PATH, else the machine's, else the one Playwright downloaded. */
function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE, chromium.executablePath()]
  return process.env.CHROMIUM_PATH ?? paths.find((path) => existsSync(path))
}

/** How Playwright launches it. Root has no sandbox. */
export function browserLaunch() {
  const asRoot = process.getuid?.() === 0
  return { executablePath: findBrowser(), args: asRoot ? ['--no-sandbox', '--disable-gpu', ...QUIET] : QUIET }
}

/** Finds a browser, or gets one. */
export async function ensureBrowser() {
  if (findBrowser()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await runCommand('apt-get', ['update', '-qq'], { env })
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
  }
  if (!findBrowser()) await runCommand('playwright', ['install', 'chromium'])
  if (!findBrowser()) throw new Sentence('The browser journeys need Chromium or Chrome: install one, or set CHROMIUM_PATH to it.')
}
