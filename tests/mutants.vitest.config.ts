import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { byNeedOfPostgres } from './support/needs-postgres.ts'

const rules = { include: ['{server,web}/**/*rules.test.ts'] }

const { node = [] } = Object.fromEntries(byNeedOfPostgres(['server/platform/http/{,operations/}*.test.ts']))
const patience = { testTimeout: 10_000, expect: { poll: { timeout: 5000 } } }
/**
 * What stands at the edge is noticed beside it, most of it without a database: those tests come first, and the first that fails ends the round.
 * A whole server asks the edge too, but every fault would wait for it.
 */
const edge = {
  projects: [
    { test: { name: 'node', include: node, sequence: { groupOrder: 1 }, ...patience } },
    {
      test: {
        name: 'postgres',
        include: ['server/platform/{access/counting,access/sessions,audit/audit,audit/keys}.test.ts'],
        sequence: { groupOrder: 2 },
        globalSetup: ['tests/support/embedded-setup.ts'],
        ...patience,
        testTimeout: 30_000,
        hookTimeout: 60_000,
      },
    },
  ],
}

/** The tests that have to notice a fault planted where `npm run test:mutants` plants one. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: process.env.MUTANTS === 'edge' ? edge : rules,
})
