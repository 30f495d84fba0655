import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { catalogues } from '../web/build/catalogues.ts'
import { contractRoutes } from '../web/build/contract.ts'
import { browserLaunch } from './support/browser.js'
import { byNeedOfPostgres, onOnePostgres } from './support/needs-postgres.ts'

const house = ['tests/architecture.test.ts', 'tests/label-in-name.test.ts', 'tests/lock.test.ts']
const { node = [], postgres = [] } = Object.fromEntries(
  byNeedOfPostgres(['{contract,corpus,sample,server,web}/**/*.test.ts', 'tests/{*,report/*}.test.ts']),
)

/** A loaded machine is slow, not wrong: what has to come is waited for longer than anybody would wait on a quiet one, in CI twice as long. */
const times = process.env.CI ? 2 : 1
const patience = { testTimeout: times * 30_000, hookTimeout: times * 60_000, expect: { poll: { timeout: times * 10_000 } } }

/** Whether another run tries the same on the PostgreSQL that the product brings. */
const isSecond = process.env.SECOND_POSTGRES === 'true'

const onPostgres = { globalSetup: ['tests/support/embedded-setup.ts'], ...patience }
/** Those that put something else in the place of a module, or count what one has done since it was loaded. */
const apart = ['server/account/decoy.test.ts', 'server/platform/db/client.test.ts']

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // Vitest leaves a processor free by itself, which on two is half of the time.
    maxWorkers: '100%',
    // So that a failure is named by its line.
    includeTaskLocation: true,
    projects: [
      { test: { name: 'house', include: house, testTimeout: times * 5000 } },
      { test: { name: 'node', include: node, exclude: house, ...patience } },
      // What asks the database; the rest is the same on every PostgreSQL. Loading the server anew for every file would take half of the time.
      {
        test: {
          name: 'postgres',
          include: postgres,
          exclude: [...house, ...apart, ...(isSecond ? onOnePostgres : [])],
          isolate: false,
          ...onPostgres,
        },
      },
      { test: { name: 'postgres-apart', include: apart, ...onPostgres } },
      // The long rounds of what `npm test` tries once: `npm run chaos`, CHAOS_ROUNDS of each.
      {
        test: {
          name: 'chaos',
          include: ['tests/chaos/*.chaos.ts'],
          fileParallelism: false,
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
          disableConsoleIntercept: true,
          provide: { rounds: Number(process.env.CHAOS_ROUNDS ?? 50) },
        },
      },
      // Components that decide something, in a browser of their own and without a server.
      {
        plugins: [react(), contractRoutes(), catalogues()],
        // All at once before the first test: a package that is found later would be prepared then, with a second React.
        optimizeDeps: { include: ['react-dom/client', '@tanstack/react-query', 'lucide-react', 'virtua', 'sonner', 'idb', '@lingui/core'] },
        test: {
          name: 'browser',
          include: ['web/**/*.browser.test.tsx'],
          ...patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browserLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
