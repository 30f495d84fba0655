import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** A loaded machine is slow, not wrong: in CI everything that is waited for may take twice as long. */
const patience = process.env.CI ? 2 : 1

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    projects: [
      // The house rules need no database.
      {
        test: {
          name: 'house',
          environment: 'node',
          include: ['tests/architecture.test.ts', 'tests/lock.test.ts'],
          testTimeout: patience * 5000,
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'contract/**/*.test.ts',
            'corpus/**/*.test.ts',
            'server/**/*.test.ts',
            'sample/**/*.test.ts',
            'web/**/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: ['tests/architecture.test.ts', 'tests/lock.test.ts'],
          globalSetup: ['tests/support/embedded-setup.ts'],
          testTimeout: patience * 30_000,
          hookTimeout: patience * 60_000,
          expect: { poll: { timeout: patience * 1000 } },
        },
      },
    ],
  },
})
