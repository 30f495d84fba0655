import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserLaunch } from '../support/browser.js'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './start.ts',
  fullyParallel: true,
  // A journey waits for its page and for the disk a fifth of its time; one more than there are processors uses that.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  // What passes late is named and is to be mended, but does not hold up what is right.
  retries: process.env.CI ? 2 : 0,
  // Patience costs nothing where nothing fails, and a loaded machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? [['list']] : [['dot']],
  use: {
    // Shorter than the test's own, so that a failure names the press that did not come.
    actionTimeout: 40_000,
    browserName: 'chromium',
    launchOptions: browserLaunch(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    // What fades in is not the page yet. Journeys that open a browser by hand look with motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces take a quarter of the time, so only what failed once has one; `npm test -- --only=e2e --trace=on` makes them at once.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
})
