import { randomBytes } from 'node:crypto'
import process from 'node:process'
import { runCommand } from '../platform/command.ts'
import { readConfig } from '../platform/config.ts'
import { KEY_BYTES, openVault } from '../platform/secrets/vault.ts'
import { europePmc } from './importers/europepmc.ts'
import { pubmed } from './importers/pubmed.ts'
import { summaryOf, takeIn } from './importers/take-in.ts'
import type { Search } from './importers/work.ts'
import { openLibrary } from './library/stored-library.ts'

const MOST = 1000

/** `npm run corpus:import -- pubmed "QUERY" [MOST]` or `europepmc "QUERY" [MOST]`: abstracts that a source finds, for everybody. */
await runCommand(async ({ db }, [source = '', query = '', most = `${MOST}`]) => {
  const { imports } = readConfig(process.env)
  const sources: Record<string, (search: Search) => ReturnType<typeof pubmed>> = {
    pubmed: (search) => pubmed(search, imports.pubmed),
    europepmc: (search) => europePmc(search, imports.europePmc),
  }
  const find = Object.hasOwn(sources, source) ? sources[source] : undefined
  if (!find || !query.trim() || !/^[1-9]\d{0,4}$/.test(most)) {
    throw new Error(
      'Say which: npm run corpus:import -- pubmed "QUERY" [MOST], or europepmc "QUERY" [MOST], for example pubmed "scrub typhus AND India" 500',
    )
  }
  // What everybody may read is sealed by no key, so that this needs none.
  const library = openLibrary({ db, vault: openVault(randomBytes(KEY_BYTES)) })
  try {
    return summaryOf(await takeIn(library, find({ query: query.trim(), most: Number(most) })))
  } finally {
    await library.close()
  }
})
