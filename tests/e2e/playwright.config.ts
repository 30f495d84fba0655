import { defineConfig } from '@playwright/test'
import { browserLaunch } from '../support/browser.js'

const inCi = Boolean(process.env.CI)

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './start.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: inCi,
  // What passes late is named as flaky in the report and is to be mended, but does not hold up what is right.
  retries: inCi ? 2 : 0,
  timeout: inCi ? 90_000 : 45_000,
  expect: { timeout: inCi ? 20_000 : 10_000 },
  reporter: inCi ? [['list']] : [['dot']],
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunch(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
})
