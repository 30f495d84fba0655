import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    projects: [
      // The house rules need no database.
      { test: { name: 'house', environment: 'node', include: ['tests/architecture.test.ts', 'tests/lock.test.ts'] } },
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
